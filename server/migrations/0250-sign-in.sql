-- Up Migration
create schema if not exists sign_in;

create table sign_in.player_password (
  player_id bigint primary key,
  password_hash text not null,
  set_at timestamptz not null
);

create table sign_in.player_session (
  id uuid primary key,
  token_hash bytea not null unique,
  target text not null,
  player_id bigint not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_ends_at timestamptz not null,
  absolute_ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  client text not null,
  source text not null,
  check ((ended_at is null) = (end_reason is null))
);
create index player_session_of_player on sign_in.player_session (player_id, opened_at desc, id desc);
create index player_session_open on sign_in.player_session (idle_ends_at) where ended_at is null;

-- Bad attempts in a row, of an account and of a source. Keys are hashes: an unknown e-mail counts like a known one.
create table sign_in.attempts (
  realm text not null,
  kind text not null,
  key bytea not null,
  bad_count integer not null,
  last_at timestamptz not null,
  blocked_until timestamptz,
  primary key (realm, kind, key)
);
create index attempts_age on sign_in.attempts (last_at);

-- Asked letters. Written alike for known and unknown e-mails, so that the time of the answer tells nothing.
create table sign_in.letter_request (
  id bigint generated always as identity primary key,
  target text not null,
  kind text not null check (kind in ('one-time-password', 'password-reset')),
  email text not null,
  requested_at timestamptz not null
);

create table sign_in.one_time_password (
  id uuid primary key,
  player_id bigint not null,
  code_hash text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left integer not null check (attempts_left >= 0),
  used_at timestamptz
);
create index one_time_password_of_player on sign_in.one_time_password (player_id, issued_at desc);

create table sign_in.password_reset (
  token_hash bytea primary key,
  player_id bigint not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index password_reset_of_player on sign_in.password_reset (player_id, issued_at desc);

create table sign_in.access_token (
  token_hash bytea primary key,
  player_id bigint not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index access_token_of_player on sign_in.access_token (player_id);

create table sign_in.staff (
  id bigint generated always as identity primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  roles text[] not null,
  -- Sealed with the process's key, never plain.
  totp_secret_sealed text,
  -- The 30-second step of the last accepted code: a code is good once.
  totp_last_step bigint not null default 0,
  is_active boolean not null default true,
  last_sign_in_at timestamptz
);
create unique index staff_email on sign_in.staff (lower(email));

create table sign_in.staff_challenge (
  token_hash bytea primary key,
  user_id bigint not null references sign_in.staff,
  enrolment_sealed text,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table sign_in.staff_session (
  id uuid primary key,
  user_id bigint not null references sign_in.staff,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_ends_at timestamptz not null,
  absolute_ends_at timestamptz not null,
  ended_at timestamptz,
  end_reason text,
  client text not null,
  source text not null,
  check ((ended_at is null) = (end_reason is null))
);
create index staff_session_open on sign_in.staff_session (idle_ends_at) where ended_at is null;

create table sign_in.staff_token (
  token_hash bytea primary key,
  session_id uuid not null references sign_in.staff_session,
  audience text not null,
  issued_at timestamptz not null
);

-- Down Migration
drop table sign_in.staff_token;
drop table sign_in.staff_session;
drop table sign_in.staff_challenge;
drop table sign_in.staff;
drop table sign_in.access_token;
drop table sign_in.password_reset;
drop table sign_in.one_time_password;
drop table sign_in.letter_request;
drop table sign_in.attempts;
drop table sign_in.player_session;
drop table sign_in.player_password;
drop schema sign_in;
