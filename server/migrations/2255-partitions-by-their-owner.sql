-- Up Migration

-- The worker makes the months ahead of play. The role by which it runs may make no tables (docs/guides/database-roles.md): this
-- function does, with the rights of whoever owns the books, and nothing but these partitions.
alter function ledger.make_partitions(date, integer) security definer;
alter function ledger.make_partitions(date, integer) set search_path = pg_catalog, pg_temp;

-- Down Migration
alter function ledger.make_partitions(date, integer) reset search_path;
alter function ledger.make_partitions(date, integer) security invoker;
