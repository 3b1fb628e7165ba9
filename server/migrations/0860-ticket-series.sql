-- Up Migration

-- Series of tickets that are sold in order. A series is dealt and its tree's root published before its first ticket is
-- sold; the seed that it was dealt from is enciphered at rest and told when the last ticket is sold.
create table game_rounds.ticket_series (
  no bigint generated always as identity primary key,
  id uuid not null unique,
  game_key text not null,
  definition_hash text not null,
  mode text not null check (mode in ('real', 'demo')),
  currency text not null,
  -- The price of a ticket, in minor units: a series has one.
  stake bigint not null check (stake > 0),
  -- From 1 for each game, definition, mode, currency and price: the order in which series are sold.
  number integer not null check (number >= 1),
  tickets integer not null check (tickets > 0),
  seed bytea not null,
  root text not null check (root ~ '^[0-9a-f]{64}$'),
  -- The nodes of the tree that each stand over 256 tickets, one after another: a proof needs no more than its own 256.
  nodes bytea not null,
  sold integer not null default 0 check (sold between 0 and tickets),
  made_at timestamptz not null,
  ended_at timestamptz,
  check ((sold = tickets) = (ended_at is not null)),
  unique (game_key, definition_hash, mode, currency, stake, number)
);

-- Down Migration
drop table game_rounds.ticket_series;
