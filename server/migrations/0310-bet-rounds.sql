-- Up Migration

-- What a round was asked for with, beside the stake: its bet, and in games with decisions all of them so far. Written
-- before the stake is committed: the row that counts is the one whose series and number the stake's entry has (or the
-- demo round). Another row of the same round is an attempt that a check stopped.
create table game_rounds.bet_round (
  seed_no bigint not null references game_rounds.seed (no) on delete cascade,
  nonce integer not null,
  round_id uuid not null,
  -- Who may go on with it, on whichever device; a demo has nobody and belongs to its session.
  player_id bigint,
  game_key text not null,
  mode text not null check (mode in ('real', 'demo')),
  -- As chosen at the opening. `staked` is all that was staked, `won` all that came out.
  stake bigint not null,
  staked bigint not null,
  won bigint not null default 0,
  opening jsonb not null,
  bet jsonb not null,
  decisions integer not null default 0,
  is_open boolean not null,
  -- After the last movement of a round that was decided; null while the stake's entry says it.
  balance_after bigint,
  finished_by text check (finished_by in ('player', 'rule')),
  changed_at timestamptz not null,
  primary key (seed_no, nonce, round_id)
);
create index on game_rounds.bet_round (round_id);
create index on game_rounds.bet_round (player_id, game_key) where is_open;
create index on game_rounds.bet_round (changed_at) where is_open;

-- Every decision, with the entry of the books that it made, if it made one.
create table game_rounds.decision (
  seed_no bigint not null,
  nonce integer not null,
  round_id uuid not null,
  -- From 1.
  number integer not null,
  -- All decisions up to this one.
  bet jsonb not null,
  made_by text not null check (made_by in ('player', 'rule')),
  reference uuid,
  made_at timestamptz not null,
  primary key (seed_no, nonce, round_id, number),
  foreign key (seed_no, nonce, round_id) references game_rounds.bet_round on delete cascade
);
create unique index on game_rounds.decision (reference) where reference is not null;

-- Down Migration
drop table game_rounds.decision;
drop table game_rounds.bet_round;
