"""Environments: the games for programs that learn or that read and write."""
