-- Up Migration
-- The last word of a partner about a player's wallet there, and the connection that is under way.
create table payments.wallet (
  player_id bigint not null,
  gateway text not null,
  state text not null check (state in ('none', 'pending', 'connected', 'blocked')),
  connect_id text,
  page_url text,
  ends_at timestamptz,
  changed_at timestamptz not null,
  primary key (player_id, gateway)
);

-- Signed messages that were taken: the same one again is a replay. Old ones are refused for their time.
create table payments.partner_nonce (
  gateway text not null,
  nonce text not null,
  seen_at timestamptz not null,
  primary key (gateway, nonce)
);
create index partner_nonce_seen on payments.partner_nonce (seen_at);

-- Down Migration
drop table payments.partner_nonce;
drop table payments.wallet;
