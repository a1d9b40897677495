"""Seven rounds of Paladins: set-up, paladins, taverns, turns, passing, refresh."""
