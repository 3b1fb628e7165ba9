-- Up Migration
create schema exclusion;

-- What keeps a person from playing: from when, until when, by whom and by which rule. Only its end is written later.
create table exclusion.state (
  id uuid primary key,
  player_id bigint not null,
  -- The account at which it was pressed or written; other accounts of the same person have rows of their own.
  origin_player_id bigint not null,
  kind text not null check (kind in ('register', 'self', 'panic', 'break', 'staff')),
  source text not null check (source in ('register', 'web', 'game', 'kiosk', 'staff', 'rule')),
  rule_id text,
  pack_id text not null,
  from_at timestamptz not null,
  -- Null: it ends by no time of its own.
  until_at timestamptz,
  months integer,
  receipt text not null,
  reason text,
  explanation text,
  user_id bigint,
  user_name text,
  ended_at timestamptz,
  end_reason text,
  end_explanation text,
  ended_by text,
  constraint state_end_is_whole check ((ended_at is null) = (end_reason is null))
);
create index state_of_player on exclusion.state (player_id, id desc);
create index state_in_force on exclusion.state (until_at) where ended_at is null;
create index state_standing on exclusion.state (player_id) where ended_at is null;

-- Each question to a register and what came of it: which answer allowed which stake. Append-only.
create table exclusion.register_check (
  -- Order of the answers, also of two within a millisecond.
  no bigint generated always as identity primary key,
  id uuid not null unique,
  -- Null: a person who is registering has no number yet.
  player_id bigint,
  register text not null,
  reason text not null check (reason in ('registration', 'sign-in', 'stake', 'player-asked', 'staff', 'handed-over', 'kiosk')),
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  answer text not null check (answer in ('clear', 'excluded', 'unknown')),
  problem text,
  result_id text,
  -- SHA-256 of what was asked: shows later which person was meant, without keeping the person here.
  request_hash text not null,
  reasons text[] not null default '{}',
  -- Until when the answer may be used; an unknown one is used for nothing.
  lives_until timestamptz
);
create index register_check_of_player on exclusion.register_check (player_id, no desc);

create function exclusion.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Answers of registers are append-only: % is refused.', tg_op;
end
$$;
create trigger register_check_is_append_only before update or delete or truncate on exclusion.register_check
  for each statement execute function exclusion.refuse_change();

-- An application to be written into the register, handed over by us: kept until the register has taken it.
create table exclusion.application (
  id uuid primary key,
  player_id bigint not null,
  exclusion_id uuid not null references exclusion.state,
  source text not null,
  months integer not null,
  asked_at timestamptz not null,
  state text not null check (state in ('waiting', 'accepted', 'rejected')),
  accepted_id text,
  effective_from timestamptz,
  tries integer not null default 0,
  next_try_at timestamptz not null,
  problem text
);
create index application_of_player on exclusion.application (player_id, id desc);
create index application_waiting on exclusion.application (next_try_at) where state = 'waiting';

-- Play of a person without a break, over all accounts: for the forced break.
create table exclusion.stretch (
  person_key text primary key,
  started_at timestamptz,
  last_round_at timestamptz
);
create table exclusion.counted (
  player_id bigint primary key,
  seq bigint not null
);
-- Losses of an hour of the clock in one game: for the hourly bound.
create table exclusion.hour_play (
  player_id bigint not null,
  game_key text not null,
  hour timestamptz not null,
  staked bigint not null,
  won bigint not null,
  primary key (player_id, game_key, hour)
);

-- A kiosk's leave to exclude one player, once.
create table exclusion.kiosk_token (
  token_hash bytea primary key,
  player_id bigint not null,
  device_id text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Services and devices that call us without a person: land-based systems and kiosks.
create table sign_in.client (
  id text primary key,
  kind text not null check (kind in ('internal', 'kiosk')),
  name text not null,
  secret_hash bytea not null,
  is_active boolean not null default true,
  created_at timestamptz not null
);
create table sign_in.client_token (
  token_hash bytea primary key,
  client_id text not null references sign_in.client,
  issued_at timestamptz not null,
  expires_at timestamptz not null
);
create index client_token_age on sign_in.client_token (expires_at);

-- Down Migration
drop table sign_in.client_token;
drop table sign_in.client;
drop schema exclusion cascade;
