bot-blind = Ho scelto senza pensare.
