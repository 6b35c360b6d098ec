"""A package, since some libraries install a package of this name of their own."""
