-- Up Migration
create schema if not exists registration;

-- Registrations that have begun. What was filled in is sealed; it is gone a week after the last change.
create table registration.context (
  id uuid primary key,
  target text not null,
  email text not null,
  language text not null,
  fields_sealed text not null,
  letter_token_hash bytea not null unique,
  email_verified_at timestamptz,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- The account that came of it: the tokens are of no more use.
  player_id bigint
);
create index context_of_email on registration.context (target, lower(email), started_at desc);
create index context_expiry on registration.context (expires_at);

-- A token for each device that continues the registration.
create table registration.context_token (
  token_hash bytea primary key,
  context_id uuid not null references registration.context on delete cascade
);

-- Down Migration
drop table registration.context_token;
drop table registration.context;
drop schema registration;
