-- Up Migration

-- Finds the accounts that moved lately, whatever the number of accounts and the age of the books. A block range index: entries are
-- written in the order of their time, and it has about a byte a round. Partitions that are made later have it from
-- their beginning. One that is large already would be locked while it is read: build its index beforehand, concurrently.
create index entry_booked on only ledger.entry using brin (created_at) with (pages_per_range = 32, autosummarize = on);
do $$
declare
  part regclass;
begin
  for part in select inhrelid from pg_inherits where inhparent = 'ledger.entry'::regclass loop
    if pg_relation_size(part) > 2000000000 then
      raise notice '% is large: create index concurrently on % using brin (created_at) with (pages_per_range = 32, autosummarize = on), then attach it to ledger.entry_booked', part, part;
      continue;
    end if;
    execute format('create index on %s using brin (created_at) with (pages_per_range = 32, autosummarize = on)', part);
    execute format('alter index ledger.entry_booked attach partition %s',
      (select indexrelid::regclass from pg_index i join pg_class c on c.oid = i.indexrelid
        where i.indrelid = part and c.relam = (select oid from pg_am where amname = 'brin')));
  end loop;
end $$;

-- How far the rounds of an account were recomputed for a pool, and which wins were found again.
create table jackpots.recomputed (
  pool_id uuid not null references jackpots.pool,
  account_id bigint not null,
  seq bigint not null,
  read_to timestamptz not null,
  primary key (pool_id, account_id)
);
create table jackpots.recomputed_win (
  pool_id uuid not null references jackpots.pool,
  round_id uuid not null,
  primary key (pool_id, round_id)
);

-- Down Migration
drop table jackpots.recomputed_win;
drop table jackpots.recomputed;
drop index ledger.entry_booked;
