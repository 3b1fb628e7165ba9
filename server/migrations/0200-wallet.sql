-- Up Migration
create schema wallet;

-- Which account of the ledger is the player's cash.
create table wallet.wallet (
  player_id bigint primary key,
  account_id bigint not null unique,
  currency text not null,
  opened_at timestamptz not null default now()
);

-- Down Migration
drop schema wallet cascade;
