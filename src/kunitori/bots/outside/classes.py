"""Python classes that are bots, by ``package.module:Class``."""

from __future__ import annotations

import inspect
import os
import re
import sys
from collections.abc import Callable
from importlib import import_module

from kunitori.bots.protocol import Bot

__all__ = ["NO_CLASS", "Make", "is_class_name", "maker"]

Make = Callable[[int], Bot]
"""Makes the bot; it gets a seed."""

NO_CLASS = 66
"""The exit status of a worker whose class is not there."""
_CLASS = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)*:[^\W\d]\w*")


def is_class_name(target: str) -> bool:
    """Whether this has the form of the name of a class.

    >>> is_class_name("my_bots.deep:Miser"), is_class_name("Miser")
    (True, False)
    """
    return _CLASS.fullmatch(target) is not None


def maker(target: str) -> Make:
    """Import the class, from the folder where we are if it is nowhere else; whatever goes wrong there is raised."""
    here = os.getcwd()  # noqa: PTH109
    if here not in sys.path:
        sys.path.append(here)  # at the end: a file there must not shadow a module of the standard library
    module, _, name = target.partition(":")
    kind = getattr(import_module(module), name)
    takes_seed = bool(inspect.signature(kind).parameters)
    return lambda seed: kind(seed) if takes_seed else kind()
