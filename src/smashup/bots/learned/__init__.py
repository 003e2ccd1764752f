"""The learned evaluation and policy: features, the net, its weights."""
