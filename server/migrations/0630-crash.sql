-- Up Migration
create schema crash;

-- One row per shared game: who leads it. Every write of a leader names the fence that it was given; a leader that was
-- replaced writes nothing more.
create table crash.game (
  game_key text primary key,
  -- Names the game in entries of the books: below zero, because seeds count from one.
  series_id bigint not null unique,
  leader text,
  fence bigint not null default 0,
  -- The leader was alive then.
  led_at timestamptz,
  -- Somebody watches or has bet: rounds run.
  wanted_at timestamptz,
  round_id uuid,
  next_round_no integer not null default 1
);
create sequence crash.series increment by -1 start with -1 maxvalue -1 minvalue -1000000;

-- A chain of hashes. The end is published when the row is made; the seed it was made from is enciphered at rest.
create table crash.chain (
  no integer generated always as identity primary key,
  game_key text not null references crash.game (game_key),
  sealed_seed bytea not null,
  chain_end text not null,
  salt text not null,
  length integer not null,
  -- Place of the round that comes next, from 1; above `length` the chain is used up.
  next_place integer not null default 1,
  published_at timestamptz not null
);
create index on crash.chain (game_key, no desc);

create table crash.round (
  id uuid primary key,
  game_key text not null references crash.game (game_key),
  no integer not null,
  chain_no integer not null references crash.chain (no),
  place integer not null,
  definition_hash text not null,
  state text not null check (state in ('betting', 'locked', 'running', 'crashed', 'settled')),
  opened_at timestamptz not null,
  -- Null while the round waits for somebody to watch.
  locks_at timestamptz,
  started_at timestamptz,
  crashed_at timestamptz,
  settled_at timestamptz,
  -- Told when the round is over, never before.
  crash_point integer,
  link text,
  -- Hundredths: where the written rule took off the bets without an automatic cash-out, when the lead was lost.
  stopped_at integer,
  unique (game_key, no),
  unique (chain_no, place),
  check ((state in ('crashed', 'settled')) = (crash_point is not null and link is not null and crashed_at is not null)),
  check (state in ('betting', 'locked') or started_at is not null)
);
create index on crash.round (state) where state <> 'settled';

create table crash.bet (
  -- Chosen by the player's page; the reference of the stake in the books.
  id uuid primary key,
  game_key text not null references crash.game (game_key),
  -- Null while it waits for the next round.
  round_id uuid references crash.round (id),
  slot smallint not null check (slot in (0, 1)),
  mode text not null check (mode in ('real', 'demo')),
  session_id uuid not null,
  player_id bigint,
  account_id bigint,
  -- Whose bet it is, on whichever device: the player, or the session of a demo.
  owner text not null,
  -- What others see of the player; changes with every round.
  alias text not null,
  stake bigint not null check (stake > 0),
  currency text not null,
  -- Hundredths; null: cashed out by hand.
  auto_cash_out integer check (auto_cash_out > 100),
  state text not null check (state in ('queued', 'placed', 'cashed', 'lost', 'cancelled', 'refused')),
  -- Hundredths, and who asked for it.
  cash_out integer,
  cashed_by text check (cashed_by in ('player', 'auto', 'rule')),
  win bigint not null default 0,
  -- Reference of the win in the books.
  win_reference uuid not null unique,
  -- Why a waiting bet was not taken.
  refusal text,
  made_at timestamptz not null,
  placed_at timestamptz,
  -- A wish to be cashed out reached the server then.
  asked_at timestamptz,
  ended_at timestamptz,
  check (mode = 'demo' or (player_id is not null and account_id is not null)),
  check (state in ('queued', 'cancelled', 'refused') or round_id is not null),
  check ((state = 'cashed') = (cash_out is not null and cashed_by is not null))
);
create index on crash.bet (round_id) where round_id is not null;
create index on crash.bet (owner, made_at desc);
-- One bet per place and round; one waiting bet per place.
create unique index bet_slot on crash.bet (round_id, owner, slot) where state in ('placed', 'cashed', 'lost');
create unique index bet_waiting on crash.bet (game_key, owner, slot) where state = 'queued';
create index on crash.bet (made_at) where mode = 'demo';

-- Down Migration
drop schema crash cascade;
