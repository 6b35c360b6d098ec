"""The tutorials: one real game with tasks for each card set, which explains the rules as you play."""

from kunitori.web.tutorial.lesson import Lesson, Step, Walk, examples, lesson, lessons

__all__ = ["Lesson", "Step", "Walk", "examples", "lesson", "lessons"]
