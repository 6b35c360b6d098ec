"""Kunitori! and World on Fire: the card games of the Sengoku age."""

from importlib.metadata import version

__version__ = version("kunitori")
