"""Which law: one value an edition, and its ledger."""
