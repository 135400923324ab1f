"""What our tests share: the ledger marks and the count of tested rules."""
