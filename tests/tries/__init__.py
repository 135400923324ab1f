"""What newcomers try first, and the reason they are told; the same tries in every edition."""
