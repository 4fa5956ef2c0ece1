"""Branchline: a self-hosted digital table for three railway games."""

__version__ = "0.1.0"
