-- Up Migration
create schema if not exists players;

create table players.player (
  id bigint generated always as identity (start with 100001) primary key,
  target text not null,
  state text not null default 'open' check (state in ('open', 'locked')),
  email text not null,
  first_name text not null,
  surname text not null,
  -- Both orders, lower case, no accents: staff type either one first.
  name_folded text not null,
  surname_first_folded text not null,
  birth_date date not null,
  phone text,
  language text not null,
  currency char(3) not null,
  registered_at timestamptz not null,
  last_sign_in_at timestamptz,
  lock_reason text,
  lock_explanation text,
  locked_by text,
  locked_at timestamptz,
  constraint player_lock_is_whole check (
    (state = 'locked') = (lock_reason is not null and lock_explanation is not null and locked_by is not null and locked_at is not null)
  )
);

-- One account for one e-mail of one brand, whatever its case.
create unique index player_email on players.player (target, lower(email) text_pattern_ops);
create index player_name on players.player (target, name_folded text_pattern_ops);
create index player_surname on players.player (target, surname_first_folded text_pattern_ops);

-- What the person agreed to, in which version and when. Never changed.
create table players.consent (
  player_id bigint not null references players.player,
  kind text not null,
  version text not null,
  given_at timestamptz not null,
  primary key (player_id, kind, version)
);

-- Every move of a player's state, with who made it and why. Never changed.
create table players.state_move (
  id bigint generated always as identity primary key,
  player_id bigint not null references players.player,
  move text not null,
  reason text,
  explanation text not null,
  user_id bigint not null,
  user_name text not null,
  moved_at timestamptz not null
);
create index state_move_of_player on players.state_move (player_id, id desc);

-- Down Migration
drop table players.state_move;
drop table players.consent;
drop table players.player;
drop schema players;
