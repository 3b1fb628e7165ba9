-- Up Migration
-- Both central banks may be kept in one database: whose list it is belongs to the key.
alter table platform.exchange_rate drop constraint exchange_rate_pkey;
alter table platform.exchange_rate add primary key (source, from_currency, to_currency, valid_on);
alter table platform.exchange_rate add column fetched_at timestamptz not null default now();

-- Each time a central bank was asked, and what came of it.
create table platform.rate_fetch (
  id bigint generated always as identity primary key,
  source text not null,
  fetched_at timestamptz not null,
  -- stored · unchanged · held (a person has to look at the list first) · failed
  outcome text not null check (outcome in ('stored', 'unchanged', 'held', 'failed')),
  problem text,
  valid_on date,
  -- The list that is held, until it is accepted or a newer one is stored.
  held_list jsonb,
  accepted_at timestamptz,
  accepted_by integer,
  accepted_by_name text,
  explanation text,
  check ((outcome = 'held') = (held_list is not null))
);
create index rate_fetch_of_source on platform.rate_fetch (source, id desc);

-- Down Migration
drop table platform.rate_fetch;
alter table platform.exchange_rate drop column fetched_at;
