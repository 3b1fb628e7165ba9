-- Up Migration

-- Finds the accounts that moved lately, whatever the number of accounts and the age of the books. A block range index: entries are
-- written in the order of their time, and it has about a byte a round. Partitions that are made later have it from
-- their beginning, as have here those that are empty. The others get it after the migrations, while play goes on
-- (server/kernel/database/finish-indexes.ts); one that was built beforehand is taken. Nobody waits behind this one for long.
set local lock_timeout = '5s';
create index entry_booked on only ledger.entry using brin (created_at) with (pages_per_range = 32, autosummarize = on);
do $$
declare
  part regclass;
  name text;
begin
  for part, name in
    select h.inhrelid::regclass, c.relname || '_entry_booked'
      from pg_inherits h join pg_class c on c.oid = h.inhrelid
     where h.inhparent = 'ledger.entry'::regclass and pg_relation_size(h.inhrelid) = 0
       and not exists (select from pg_index i join pg_class x on x.oid = i.indexrelid join pg_am m on m.oid = x.relam
                        where i.indrelid = h.inhrelid and m.amname = 'brin')
  loop
    execute format('create index %I on %s using brin (created_at) with (pages_per_range = 32, autosummarize = on)', name, part);
    execute format('alter index ledger.entry_booked attach partition ledger.%I', name);
  end loop;
end $$;
set local lock_timeout to default;

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
