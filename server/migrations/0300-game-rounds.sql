-- Up Migration
create schema game_rounds;

-- Exchanged once, within two minutes, for a game session. Only the hash is kept.
create table game_rounds.pre_game_token (
  token_hash bytea primary key,
  game_key text not null,
  mode text not null check (mode in ('real', 'demo')),
  lang text not null,
  player_id bigint,
  player_session_id text,
  player_session_started_at timestamptz,
  session_ends_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  check (mode = 'demo' or (player_id is not null and player_session_id is not null))
);
create index on game_rounds.pre_game_token (expires_at);

create table game_rounds.session (
  id uuid primary key,
  token_hash bytea not null unique,
  game_key text not null,
  mode text not null check (mode in ('real', 'demo')),
  lang text not null,
  currency text not null,
  player_id bigint,
  account_id bigint,
  player_session_id text,
  player_session_started_at timestamptz not null,
  opened_at timestamptz not null,
  ends_at timestamptz not null,
  ended_at timestamptz,
  seed_no bigint not null default 0,
  -- Play money of a demo.
  demo_balance bigint,
  demo_net bigint not null default 0,
  -- Net result at the opening, less the running totals of the account then: net result = this + won - staked.
  net_anchor bigint not null default 0,
  check (mode = 'demo' or (player_id is not null and account_id is not null))
);
create index on game_rounds.session (player_id, game_key, opened_at desc) where player_id is not null;
create index on game_rounds.session (player_session_id) where ended_at is null and player_session_id is not null;

-- One server seed with its client seed: a series of numbered rounds. The seed is enciphered at rest; its commitment is
-- published before the first round, the seed itself only when it is no longer used.
create table game_rounds.seed (
  no bigint generated always as identity primary key,
  id uuid not null unique,
  session_id uuid not null references game_rounds.session (id) on delete cascade,
  server_seed bytea not null,
  commitment text not null,
  client_seed text not null,
  definition_hash text not null,
  -- Next number while the account plays another series; the ledger's balance row knows it otherwise.
  next_nonce integer not null default 0,
  -- Rounds below this number have been shown to the player.
  shown_before integer not null default 0,
  created_at timestamptz not null,
  revealed_at timestamptz
);
create index on game_rounds.seed (session_id);

-- Definitions by their hash, as they were when rounds were played with them: an old round stays verifiable.
create table game_rounds.definition (
  hash text primary key,
  game_key text not null,
  definition jsonb not null,
  first_used_at timestamptz not null
);

-- Rounds for fun: no ledger, kept for a few days.
create table game_rounds.demo_round (
  round_id uuid primary key,
  seed_no bigint not null,
  nonce integer not null,
  stake bigint not null,
  win bigint not null,
  balance_after bigint not null,
  played_at timestamptz not null,
  unique (seed_no, nonce)
);
create index on game_rounds.demo_round (played_at);

-- Big wins of the last days for the lobby: game, win and stake, no player.
create table game_rounds.recent_win (
  round_id uuid primary key,
  game_key text not null,
  stake bigint not null,
  win bigint not null,
  currency text not null,
  won_at timestamptz not null
);
create index on game_rounds.recent_win (won_at desc);

-- Games that a player has played, with the last time.
create table game_rounds.last_played (
  player_id bigint not null,
  game_key text not null,
  played_at timestamptz not null,
  primary key (player_id, game_key)
);

-- Down Migration
drop schema game_rounds cascade;
