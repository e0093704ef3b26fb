"""The pages: what they promise and the tests keep."""
