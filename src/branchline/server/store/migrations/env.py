"""Alembic's entry point: the connection comes from `branchline.server.store.migrate`."""

from alembic import context

from branchline.server.store.schema import META

context.configure(connection=context.config.attributes["connection"], target_metadata=META)
with context.begin_transaction():
    context.run_migrations()
