"""Replaces the cython module if Cython is not installed; the engine then runs as plain Python."""

from contextlib import nullcontext

compiled = False
nogil = nullcontext()
