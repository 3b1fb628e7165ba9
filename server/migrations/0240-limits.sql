-- Up Migration
create schema limits;

-- One row a player: held by whoever changes limits or counts play, and how far the books were counted.
create table limits.player (
  player_id bigint primary key,
  counted_seq bigint not null default 0
);

-- Every wish about a limit. The value in force at an instant is the latest one that had begun to hold and was not taken
-- back, so the table also answers "what held then".
create table limits.change (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  kind text not null,
  -- Minor units, minutes or a count, as the kind asks; null: expressly no limit.
  from_value bigint check (from_value >= 0),
  to_value bigint check (to_value >= 0),
  -- The first choice of a kind: not counted as a change.
  is_first boolean not null,
  asked_at timestamptz not null,
  effective_at timestamptz not null check (effective_at >= asked_at),
  -- Taken back by the player, or replaced by a later wish, before it held.
  ended_at timestamptz,
  ended_because text check (ended_because in ('cancelled', 'replaced')),
  rule_id text not null,
  pack_id text not null,
  -- Set when the books' ceilings have been told.
  applied_at timestamptz,
  check ((ended_at is null) = (ended_because is null)),
  check (ended_at is null or ended_at <= effective_at)
);
create index change_of_player on limits.change (player_id, id desc);
create unique index change_first on limits.change (player_id, kind) where is_first;
create index change_to_apply on limits.change (effective_at) where applied_at is null and ended_at is null;

-- Play of one calendar day by kind of game, counted from the books.
create table limits.play_day (
  player_id bigint not null,
  day date not null,
  game text not null,
  rounds integer not null,
  staked bigint not null,
  won bigint not null,
  primary key (player_id, day, game)
);

create table limits.money_day (
  player_id bigint not null,
  day date not null,
  deposited bigint not null,
  withdrawn bigint not null,
  primary key (player_id, day)
);

-- Visits to the operator's venues.
create table limits.visit (
  id bigint generated always as identity primary key,
  player_id bigint not null,
  venue text not null,
  visited_at timestamptz not null
);
create index visit_of_player on limits.visit (player_id, visited_at);

-- Warnings that were told: once for a limit and period.
create table limits.warning (
  player_id bigint not null,
  kind text not null,
  period_starts_at timestamptz not null,
  told_at timestamptz not null,
  primary key (player_id, kind, period_starts_at)
);

-- Down Migration
drop schema limits cascade;
