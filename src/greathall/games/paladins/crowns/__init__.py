"""City of Crowns, an expansion of Paladins: Diplomacy, the actions Muster and Negotiate, and more of all cards."""
