"""Games with every decision evaluated, as a dataset for research. See docs/dataset.md"""
