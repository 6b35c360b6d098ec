"""The Lab: what thousands of games say about a game, its seats, its cards and the costs we had to reconstruct.

Every figure is computed from games that are played for it; docs/lab.md says how. Needs the extra ``lab``.
"""
