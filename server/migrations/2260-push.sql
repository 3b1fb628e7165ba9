-- Up Migration
-- Browsers that players are notified in: where their push service takes messages, and the keys to encrypt for them (RFC 8291).
create table messaging.push_device (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  endpoint text not null unique check (length(endpoint) <= 1000),
  browser_key text not null,
  browser_secret text not null,
  -- Our key that the browser subscribed with: its push service takes messages signed by this one only.
  server_key text not null,
  name text not null,
  -- The last session of the player in this browser. When they sign out of it, the browser is notified no more.
  session_id uuid not null,
  added_at timestamptz not null
);
create index push_device_of_player on messaging.push_device (player_id, added_at);

-- Every consent that was given or withdrawn; the newest of a kind counts.
create table messaging.push_consent (
  id uuid primary key,
  player_id bigint not null,
  kind text not null check (kind in ('withdrawal-ended', 'document-judged', 'limit-near')),
  is_given boolean not null,
  at timestamptz not null
);
create index push_consent_of_player on messaging.push_consent (player_id, kind, at desc, id desc);

create table messaging.outgoing_push (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  device_id uuid references messaging.push_device on delete set null,
  kind text not null,
  -- What it is about: a withdrawal, a document, a period of a limit. Once to each device.
  cause text not null,
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'stopped')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- After this moment nobody needs it.
  useless_at timestamptz not null,
  sent_at timestamptz,
  problem text,
  unique (player_id, kind, cause, device_id)
);
create index outgoing_push_queued on messaging.outgoing_push (next_attempt_at) where state = 'queued';
create index outgoing_push_newest on messaging.outgoing_push (queued_at desc);
create index outgoing_push_of_player on messaging.outgoing_push (player_id, queued_at desc);
create index outgoing_push_of_device on messaging.outgoing_push (device_id);

-- Down Migration
drop table messaging.outgoing_push;
drop table messaging.push_consent;
drop table messaging.push_device;
