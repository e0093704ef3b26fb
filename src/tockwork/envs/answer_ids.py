"""The former name of `tockwork.envs.action_ids`, until version 0.2."""

from warnings import warn

from tockwork.envs.action_ids import ActionIds as AnswerIds

__all__ = ["AnswerIds"]

warn("tockwork.envs.answer_ids is called action_ids now", DeprecationWarning, stacklevel=2)
