-- Up Migration
-- Agents of venues by their last reports: the difference of their clocks, and what waits in their queues.
create table venue_play.agent (
  venue_id uuid not null,
  client_id text not null,
  name text not null,
  -- The process that reported it, and for how long it had run: an earlier report that arrives later is not stored.
  run text not null,
  up_ms bigint not null,
  reported_at timestamptz not null,
  clock_ahead_ms bigint not null,
  -- Since when the clock has been off by more than is allowed; null: it is not.
  clock_off_since timestamptz,
  -- When the managers of the venue were last told of it.
  clock_told_at timestamptz,
  waiting bigint not null check (waiting >= 0),
  refused bigint not null check (refused >= 0),
  primary key (venue_id, client_id)
);

-- Down Migration
drop table venue_play.agent;
