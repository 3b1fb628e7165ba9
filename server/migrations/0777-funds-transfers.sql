-- Up Migration
-- The part of a player's money that venues can reach. Its account is opened with the first switching on.
create table wallet.land_based_wallet (
  player_id bigint primary key references wallet.wallet (player_id),
  account_id bigint not null unique,
  is_enabled boolean not null,
  changed_at timestamptz not null
);

-- Which move of a transfer may follow which (contract/states/transfer-states.ts; a test compares the two).
create table payments.transfer_way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into payments.transfer_way (from_state, to_state) values
  ('prepared', 'done'),
  ('prepared', 'rolled-back'),
  ('done', 'rolled-back'),
  ('prepared', 'expired');

-- Money between a player's own wallets, or between one of them and a land-based system.
create table payments.funds_transfer (
  id uuid primary key,
  -- Who asked: an OAuth2 client, or `player`. A reference is unique to whoever asks.
  asked_by text not null,
  player_id bigint not null,
  reference text not null,
  channel text not null,
  -- cash · land-based; null: outside our books.
  takes_from text check (takes_from in ('cash', 'land-based')),
  gives_to text check (gives_to in ('cash', 'land-based')),
  -- Zero in a rollback that came before what it rolls back.
  takes_minor bigint not null check (takes_minor >= 0),
  gives_minor bigint not null check (gives_minor >= 0),
  currency text not null,
  place text,
  state text not null,
  -- What the first answer said.
  balance_minor bigint not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  expires_at timestamptz,
  unique (asked_by, player_id, reference),
  check ((takes_from is null) = (takes_minor = 0)),
  check ((gives_to is null) = (gives_minor = 0)),
  check ((state = 'prepared') = (expires_at is not null))
);
create index funds_transfer_to_expire on payments.funds_transfer (expires_at) where expires_at is not null;
create index funds_transfer_of_player on payments.funds_transfer (player_id, id desc);

create function payments.check_transfer_way() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (
    select from payments.transfer_way w where w.from_state = old.state and w.to_state = new.state
  ) then
    raise exception 'A transfer does not go from % to %.', old.state, new.state;
  elsif new.takes_minor <> old.takes_minor or new.gives_minor <> old.gives_minor or new.player_id <> old.player_id
     or new.takes_from is distinct from old.takes_from or new.gives_to is distinct from old.gives_to then
    raise exception 'What a transfer moves, whose and where, never changes.';
  end if;
  return new;
end $$;
create trigger transfer_way before update on payments.funds_transfer
  for each row execute function payments.check_transfer_way();

-- Players who wait at a venue for somebody to move their money.
create table payments.player_queue (
  queue text not null check (queue in ('Deposit', 'Withdrawal', 'Transfer')),
  player_id bigint not null,
  place text,
  added_at timestamptz not null,
  position bigint generated always as identity,
  primary key (queue, player_id)
);
create index player_queue_in_order on payments.player_queue (queue, position);

-- Down Migration
drop table payments.player_queue;
drop table payments.funds_transfer;
drop function payments.check_transfer_way;
drop table payments.transfer_way;
drop table wallet.land_based_wallet;
