-- Up Migration
create schema free_rounds;

-- Rounds that the house pays for: so many in one game at one stake, until a moment.
create table free_rounds.award (
  id uuid primary key,
  player_id bigint not null,
  game_key text not null,
  currency text not null,
  stake bigint not null check (stake > 0),
  rounds integer not null check (rounds > 0),
  used integer not null default 0 check (used between 0 and rounds),
  -- Why they were given, for staff and for the books of a campaign.
  source text not null check (source <> ''),
  given_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > given_at),
  -- Set by the job that ends what was left over.
  expired_at timestamptz
);
create index on free_rounds.award (player_id, game_key) where used < rounds and expired_at is null;
create index on free_rounds.award (expires_at) where used < rounds and expired_at is null;

-- Which round was paid for with which.
create table free_rounds.spent (
  round_id uuid primary key,
  award_id uuid not null references free_rounds.award (id),
  number integer not null check (number >= 1),
  spent_at timestamptz not null,
  unique (award_id, number)
);

-- Down Migration
drop schema free_rounds cascade;
