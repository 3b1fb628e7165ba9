-- Up Migration
create schema reporting;

-- Accounts of the books that figures are of; what stands here never changes.
create table reporting.account (
  id bigint primary key,
  path text not null,
  currency text not null,
  -- Null for an account of the house.
  player_id bigint,
  -- The brand of the player; empty for an account of the house.
  target text not null,
  -- Accounts that are told together: `player:cash`, `player:bonus`, …; an account of the house by its path.
  account_group text not null
);
create index account_of_player on reporting.account (player_id) where player_id is not null;

-- How far an account is counted.
create table reporting.cursor (
  account_id bigint primary key,
  seq bigint not null,
  read_to timestamptz not null
);

-- The day book: every entry once, summed. Debit is what an account gave, credit what it got; its contra account the opposite.
create table reporting.account_day (
  day date not null,
  account_id bigint not null references reporting.account (id),
  contra_id bigint not null references reporting.account (id),
  kind smallint not null,
  -- Empty where a movement belongs to no game.
  game_key text not null,
  definition_hash text not null,
  entries bigint not null,
  -- Rounds that began.
  rounds bigint not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, account_id, contra_id, kind, game_key, definition_hash)
);
create index account_day_of_account on reporting.account_day (account_id, day);

-- The same without persons.
create table reporting.day_sum (
  day date not null,
  target text not null,
  currency text not null,
  account_group text not null,
  contra_path text not null,
  kind smallint not null,
  game_key text not null,
  definition_hash text not null,
  entries bigint not null,
  rounds bigint not null,
  debit bigint not null,
  credit bigint not null,
  primary key (day, target, currency, account_group, contra_path, kind, game_key, definition_hash)
);

-- What the nightly comparison with the books found.
create table reporting.figures_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  entries bigint not null,
  differences jsonb not null
);

-- Down Migration
drop schema reporting cascade;
