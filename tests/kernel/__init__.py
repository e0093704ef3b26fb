"""The kernel's own tests: the numbers they run on, and the run under the sanitizers."""
