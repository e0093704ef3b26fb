"""The engine protocol: bots that are programs of any language. See docs/engine-protocol.md."""

from tockwork.bots.protocol.faults import BotFault
from tockwork.bots.protocol.program_bot import ProgramBot, end_programs

__all__ = ["BotFault", "ProgramBot", "end_programs"]
