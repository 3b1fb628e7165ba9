-- Up Migration
create schema venue_play;

-- A player who is signed in at a terminal. `stake_left` and `loss_left` are what limits left when they were read last (null: no
-- limit says it), `staked` and `won` what was played since then; after `good_until` they are read anew.
create table venue_play.sitting (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  venue_id uuid not null,
  terminal_id uuid not null,
  -- The online wallet's account: its status says whether the player may play at all.
  account_id bigint not null,
  -- The sign-in that it is.
  session_id uuid not null unique,
  way text not null check (way in ('card-pin', 'card', 'code')),
  opened_at timestamptz not null,
  last_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  stake_left bigint check (stake_left >= 0),
  loss_left bigint check (loss_left >= 0),
  staked bigint not null default 0,
  won bigint not null default 0,
  good_until timestamptz not null,
  check ((ended_at is null) = (end_reason is null))
);
create unique index one_sitting_of_player on venue_play.sitting (player_id) where ended_at is null;
create index open_sittings_of_terminal on venue_play.sitting (terminal_id) where ended_at is null;

-- What happened at a venue, as it was told. Never changed: what was none is rolled back by another fact.
create table venue_play.fact (
  id uuid primary key,
  venue_id uuid not null,
  reference text not null,
  kind text not null check (kind in ('stake', 'win', 'jackpot', 'rollback', 'visit', 'session')),
  player_id bigint not null,
  terminal_id uuid,
  sitting_id uuid,
  -- Of a rollback: what it takes back. A stake of 0 stands where a rollback came first: the stake itself counts never.
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null,
  round_id text,
  rolls_back text,
  -- When it happened, corrected by how far the teller's clock was off; and as the teller said it.
  at timestamptz not null,
  told_at timestamptz not null,
  recorded_at timestamptz not null,
  -- The day of the market's calendar that it counts in.
  day date not null,
  unique (venue_id, reference),
  check ((kind = 'rollback') = (rolls_back is not null))
);
create unique index one_rollback on venue_play.fact (venue_id, rolls_back) where rolls_back is not null;
create index fact_in_order on venue_play.fact (venue_id, recorded_at, id);
create index fact_of_player on venue_play.fact (player_id, at);

create function venue_play.keep_facts() returns trigger language plpgsql as $$
begin
  raise exception 'what was told of a venue is not rewritten';
end $$;
create trigger keep_facts before update or delete on venue_play.fact
  for each row execute function venue_play.keep_facts();

-- Sums of the facts: what limits read.
create table venue_play.play_day (
  player_id bigint not null,
  day date not null,
  rounds integer not null,
  staked bigint not null,
  won bigint not null,
  primary key (player_id, day)
);

-- The code that a phone shows, by a keyed hash; one of a player at a time.
create table venue_play.terminal_code (
  player_id bigint primary key,
  target text not null,
  code_hash text not null unique,
  expires_at timestamptz not null
);

-- Down Migration
drop schema venue_play cascade;
