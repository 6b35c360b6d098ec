"""Tutorials: real games with tasks, one for each game, which explain the rules while they are played."""

from kunitori.web.tutorial.lesson import Lesson, Step, Walk, lesson, lessons

__all__ = ["Lesson", "Step", "Walk", "lesson", "lessons"]
