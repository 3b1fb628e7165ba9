-- Up Migration
create schema platform;

create table platform.planned_shutdown (
  shutdown_id uuid primary key,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  message text not null,
  check (ends_at > starts_at)
);

create table platform.exchange_rate (
  from_currency char(3) not null,
  to_currency char(3) not null,
  valid_on date not null,
  rate numeric(20, 10) not null check (rate > 0),
  source text not null,
  primary key (from_currency, to_currency, valid_on)
);

-- Down Migration
drop schema platform cascade;
