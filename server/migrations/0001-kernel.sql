-- Up Migration
create schema if not exists kernel;

create table kernel.outbox (
  id bigint generated always as identity primary key,
  name text not null,
  payload jsonb not null,
  told_at timestamptz not null default now()
);

-- Down Migration
drop table kernel.outbox;
