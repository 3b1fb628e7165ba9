-- Up Migration
create schema risk;

-- How far each account is counted into the play below.
create table risk.cursor (
  account_id bigint primary key,
  seq bigint not null,
  read_to timestamptz not null
);

-- Play of a quarter of an hour, of the player's own account.
create table risk.play_slot (
  player_id bigint not null,
  starts_at timestamptz not null,
  rounds integer not null,
  staked bigint not null,
  won bigint not null,
  primary key (player_id, starts_at)
);
create index play_slot_by_moment on risk.play_slot (starts_at);

-- Players about whom something happened since their signals were made.
create table risk.touched (
  target text not null,
  player_id bigint not null,
  touched_at timestamptz not null,
  primary key (target, player_id)
);

-- The figure of a signal on a day on which it had a fact. Made anew from the facts; no threshold is in it.
create table risk.measure (
  player_id bigint not null,
  signal text not null,
  day date not null,
  target text not null,
  value integer not null check (value > 0),
  since timestamptz not null,
  facts jsonb not null,
  primary key (player_id, signal, day)
);
create index measure_of_brand on risk.measure (target, day);
create index measure_by_day on risk.measure (day);

-- Thresholds and weights of a brand. A version is never changed.
create table risk.terms_version (
  target text not null,
  version integer not null check (version > 0),
  terms jsonb not null,
  valid_from timestamptz not null,
  asked_by integer not null,
  asked_by_name text not null,
  approved_by integer not null,
  approved_by_name text not null,
  reason text not null,
  primary key (target, version),
  check (asked_by <> approved_by)
);

create sequence risk.case_number as integer;
create table risk.risk_case (
  id uuid primary key,
  number integer not null unique default nextval('risk.case_number'),
  target text not null,
  player_id bigint not null,
  area text not null check (area in ('money', 'fraud', 'care')),
  state text not null check (state in ('open', 'waiting', 'closed')),
  owner_id integer,
  owner_name text,
  due_at timestamptz not null,
  outcome text,
  opened_at timestamptz not null,
  version integer not null check (version > 0),
  check ((state = 'closed') = (outcome is not null)),
  check ((owner_id is null) = (owner_name is null))
);
create index case_by_due on risk.risk_case (target, due_at, id);
create index case_by_opening on risk.risk_case (target, opened_at, id);
create index case_of_player on risk.risk_case (player_id);
-- Two people who open one at once open the same.
create unique index case_open on risk.risk_case (target, player_id, area) where state <> 'closed';

create sequence risk.alert_number as integer;
create table risk.alert (
  id uuid primary key,
  number integer not null unique default nextval('risk.alert_number'),
  target text not null,
  player_id bigint not null,
  area text not null check (area in ('money', 'fraud', 'care')),
  day date not null,
  score integer not null,
  terms_version integer not null,
  signals text[] not null,
  -- The signals as they stood, with their facts: what somebody decided by stays as it was.
  standing jsonb not null,
  raised_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'in-case', 'dismissed')),
  case_id uuid references risk.risk_case (id),
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  words_sealed text,
  unique (target, player_id, area, day),
  check ((state = 'in-case') = (case_id is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index alert_by_raising on risk.alert (target, raised_at, id);
create index alert_by_score on risk.alert (target, score, id);
create index alert_of_player on risk.alert (player_id);
create index alert_of_case on risk.alert (case_id) where case_id is not null;

-- What was done with a case. Append-only; words are sealed.
create table risk.case_step (
  id uuid primary key,
  case_id uuid not null references risk.risk_case (id),
  no integer not null check (no > 0),
  kind text not null,
  at timestamptz not null,
  user_id integer not null,
  user_name text not null,
  words_sealed text,
  detail text,
  file_id uuid,
  unique (case_id, no)
);

create table risk.case_file (
  id uuid primary key,
  case_id uuid not null references risk.risk_case (id),
  target text not null,
  content_type text not null,
  bytes integer not null,
  sealed_with text not null,
  stored_at timestamptz not null
);
create index file_of_case on risk.case_file (case_id);

create table risk.file_opening (
  id bigint generated always as identity primary key,
  file_id uuid not null references risk.case_file (id) on delete cascade,
  viewer_id text not null,
  opened_at timestamptz not null
);
create index opening_of_file on risk.file_opening (file_id);

create sequence risk.report_number as integer;
create table risk.report (
  id uuid primary key,
  number integer not null unique default nextval('risk.report_number'),
  case_id uuid not null references risk.risk_case (id),
  words_sealed text not null,
  made_by integer not null,
  made_by_name text not null,
  approved_by integer not null,
  approved_by_name text not null,
  at timestamptz not null,
  check (made_by <> approved_by)
);
create index report_of_case on risk.report (case_id);

-- Down Migration
drop schema risk cascade;
