"""The `colditz` command."""
