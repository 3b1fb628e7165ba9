-- Up Migration
-- Who came near a rate limit at which process: a hash of route and caller. Nothing of it needs to survive a crash.
create unlogged table kernel.rate (
  key text not null,
  process_id text not null,
  count integer not null check (count > 0),
  ends_at timestamptz not null,
  primary key (key, process_id)
);
create index rate_of_process on kernel.rate (process_id);
