-- Up Migration
create schema live;

-- Parts of the live view as they were measured last, of each brand. Nothing in them is about a person.
create table live.snapshot (
  target text not null,
  region text not null,
  measured_at timestamptz not null,
  figures jsonb not null,
  primary key (target, region)
);

-- How far a day was at its quarters of an hour: sums of the day book as they stood at the last look of each quarter.
create table live.course (
  target text not null,
  day date not null,
  currency text not null,
  -- Quarters since the day began: up to 92, 96 or 100.
  quarter smallint not null check (quarter between 0 and 99),
  measured_at timestamptz not null,
  rounds bigint not null,
  stake_minor bigint not null,
  win_minor bigint not null,
  deposits_minor bigint not null,
  withdrawals_minor bigint not null,
  primary key (target, day, currency, quarter)
);

-- Players online and the day's rounds at single looks of the last hour.
create table live.sample (
  target text not null,
  measured_at timestamptz not null,
  day date not null,
  online integer not null,
  rounds bigint not null,
  primary key (target, measured_at)
);

-- Processes that say that they live.
create table live.process (
  id uuid primary key,
  target text not null,
  kind text not null check (kind in ('api', 'worker')),
  version text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null
);

-- The last run of each job of the schedule.
create table live.job_run (
  name text primary key,
  cron text not null,
  began_at timestamptz,
  ended_at timestamptz,
  failed_at timestamptz,
  failures integer not null default 0
);

-- What of a day is counted.
create index state_by_moment on exclusion.state (from_at);
create index change_by_moment on limits.change (asked_at);

-- Down Migration
drop index limits.change_by_moment;
drop index exclusion.state_by_moment;
drop schema live cascade;
