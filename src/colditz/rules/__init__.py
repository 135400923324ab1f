"""The law by topic. Answers of different editions stand side by side; no edition is ever named."""
