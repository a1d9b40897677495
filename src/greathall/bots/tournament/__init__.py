"""Tournaments: bots against bots on the same deals, and how far to trust what came out."""

from greathall.bots.tournament.deals import Contest, Deal, Outcome, play_deal
from greathall.bots.tournament.keeping import Kept, open_kept
from greathall.bots.tournament.plot import plot
from greathall.bots.tournament.statistics import Standing, bootstrap, standings

__all__ = ["Contest", "Deal", "Kept", "Outcome", "Standing", "bootstrap", "open_kept", "play_deal", "plot", "standings"]
