-- Up Migration
create schema payments;

-- ČSOB takes an order number of at most ten digits; players and support read the same number.
create sequence payments.order_number as bigint minvalue 1000000001 maxvalue 9999999999;

create table payments.payment (
  id uuid primary key,
  reference_number bigint not null unique default nextval('payments.order_number'),
  player_id bigint not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null,
  gateway text not null,
  -- The partner's own number of the payment; null until it has answered.
  provider_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('CZK', 'EUR')),
  state text not null check (state in ('created', 'pending', 'authorised', 'settled', 'declined', 'cancelled',
                                       'expired', 'reversed', 'refunded', 'error')),
  idempotency_key text not null,
  return_path text not null,
  -- Why staff must look at it; null when nobody must.
  attention text,
  status_asks integer not null default 0,
  asked_at timestamptz,
  -- When the partner is asked next; null when there is nothing left to ask.
  next_ask_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  settled_at timestamptz,
  constraint payment_idempotency unique (player_id, idempotency_key),
  constraint payment_provider_ref unique (gateway, provider_ref)
);

create index payment_of_player on payments.payment (player_id, id desc);
create index payment_to_ask on payments.payment (next_ask_at) where next_ask_at is not null;
create index payment_to_look_at on payments.payment (changed_at) where attention is not null;

-- One row for each payment that was credited. The key is what makes a second credit impossible.
create table payments.settlement (
  gateway text not null,
  provider_ref text not null,
  payment_id uuid not null unique references payments.payment (id),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  settled_at timestamptz not null,
  primary key (gateway, provider_ref)
);

-- What was said between us and a partner, without card numbers and whole signatures.
create table payments.conversation (
  id bigint generated always as identity primary key,
  payment_id uuid references payments.payment (id),
  gateway text not null,
  operation text not null,
  request jsonb,
  response jsonb,
  http_status integer,
  -- verified · bad-signature · timeout · unreachable · not-json
  verdict text not null,
  duration_ms integer not null,
  happened_at timestamptz not null
);

create index conversation_of_payment on payments.conversation (payment_id, id);

-- Down Migration
drop schema payments cascade;
