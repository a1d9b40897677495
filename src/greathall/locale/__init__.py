"""Languages: every sentence people read, as Fluent messages in `locale/<language>/*.ftl`, and what renders them.

A game's own messages are in `locale/<language>/<game>.ftl` of the package its listing names.
"""

from greathall.locale.checking import formless, missing, strange, unused
from greathall.locale.messages import Messages
from greathall.locale.sentences import Sentences, preferred, spoken

__all__ = ["Messages", "Sentences", "formless", "missing", "preferred", "spoken", "strange", "unused"]
