-- Up Migration
alter table sign_in.client
  -- Calls of a minute, over all processes.
  add column rate_per_minute integer not null default 600 check (rate_per_minute between 1 and 100000),
  add column created_by text not null default 'the release',
  add column changed_at timestamptz,
  add column changed_by text,
  add column off_at timestamptz,
  add column off_by text,
  add column off_because text;
update sign_in.client set off_at = created_at, off_by = 'the release' where not is_active;
alter table sign_in.client add check (is_active or off_at is not null);

-- Two are good at once while a service changes over: the old one ends by its time. Only a hash is kept.
create table sign_in.client_secret (
  id uuid primary key,
  client_id text not null references sign_in.client,
  secret_hash bytea not null,
  -- Its last signs, by which staff tell two apart.
  hint text not null,
  made_at timestamptz not null,
  made_by text not null,
  expires_at timestamptz
);
create index client_secret_of_client on sign_in.client_secret (client_id, made_at desc);
insert into sign_in.client_secret (id, client_id, secret_hash, hint, made_at, made_by)
select gen_random_uuid(), id, secret_hash, '····', created_at, 'the release' from sign_in.client;
alter table sign_in.client drop column secret_hash;

alter table sign_in.client_token add column secret_id uuid references sign_in.client_secret;
delete from sign_in.client_token;
alter table sign_in.client_token alter column secret_id set not null;

-- What a client may do. Ceilings in minor units of the market's currency stand beside what moves money.
create table sign_in.client_grant (
  client_id text not null references sign_in.client,
  scope text not null,
  call_max_minor bigint check (call_max_minor >= 0),
  day_max_minor bigint check (day_max_minor >= 0),
  -- So much of one call may be taken from a player without the card and the PIN.
  unproved_max_minor bigint check (unproved_max_minor >= 0),
  given_at timestamptz not null,
  given_by text not null,
  primary key (client_id, scope),
  check (scope not in ('money.take', 'money.give', 'money.desk')
         or (call_max_minor is not null and day_max_minor is not null and unproved_max_minor is not null))
);

-- Calls by minute and secret: what the rate is judged by, and how far a change of secrets is.
create table sign_in.client_minute (
  client_id text not null,
  minute timestamptz not null,
  secret_id uuid not null,
  calls integer not null,
  primary key (client_id, minute, secret_id)
);
create table sign_in.client_use (
  client_id text not null,
  scope text not null,
  day date not null,
  calls integer not null default 0,
  amount_minor bigint not null default 0,
  primary key (client_id, scope, day)
);
-- What was refused, by minute: so that a flood is a number and not a million rows.
create table sign_in.client_refusal (
  client_id text not null,
  minute timestamptz not null,
  path text not null,
  code text not null,
  because text not null,
  times integer not null,
  primary key (client_id, minute, path, code, because)
);

-- Kiosks that are there keep what they do, where they stand.
insert into sign_in.client_grant (client_id, scope, given_at, given_by)
select c.id, s.scope, c.created_at, 'the release'
  from sign_in.client c
  join lateral unnest(case when exists (select from kiosk.device d where d.client_id = c.id)
                           then array['kiosk.rooms', 'kiosk.players', 'kiosk.exclude']
                           else array['kiosk.rooms', 'kiosk.devices'] end) as s(scope) on true
 where c.kind = 'kiosk';
update sign_in.client c set venue_id = w.venue_id
  from kiosk.device d join topology.workroom w on w.id = d.workroom_id where d.client_id = c.id;

-- Where money was moved and players wait is a venue, not only words.
alter table payments.funds_transfer add column venue_id uuid;
alter table payments.player_queue add column venue_id uuid;

-- Down Migration
alter table payments.player_queue drop column venue_id;
alter table payments.funds_transfer drop column venue_id;
drop table sign_in.client_refusal;
drop table sign_in.client_use;
drop table sign_in.client_minute;
drop table sign_in.client_grant;
delete from sign_in.client_token;
alter table sign_in.client_token drop column secret_id;
alter table sign_in.client add column secret_hash bytea;
update sign_in.client c set secret_hash = (
  select secret_hash from sign_in.client_secret s where s.client_id = c.id order by made_at desc limit 1);
alter table sign_in.client alter column secret_hash set not null;
drop table sign_in.client_secret;
alter table sign_in.client drop column rate_per_minute, drop column created_by, drop column changed_at,
  drop column changed_by, drop column off_at, drop column off_by, drop column off_because;
