"""The endpoints, one module for each thing people ask about."""
