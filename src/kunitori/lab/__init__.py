"""The Lab: what thousands of games say about a game, its seats, its cards and its reconstructed costs.

Every figure comes from games played for it; docs/lab.md says how. Needs the extra ``lab``.
"""
