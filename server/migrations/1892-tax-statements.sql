-- Up Migration
-- Statements of the levy of a period as two people approved them. A later version stands beside the one before it.
create table authorities.statement (
  id uuid primary key,
  target text not null,
  market text not null,
  period_from date not null,
  period_to date not null,
  version integer not null check (version > 0),
  rows jsonb not null,
  -- The closed months that it stands on, each with the hash of its trial balance.
  months jsonb not null,
  hash text not null,
  approved_at timestamptz not null,
  asked_by bigint not null,
  asked_by_name text not null,
  signed_by bigint not null,
  signed_by_name text not null,
  reason text not null,
  constraint two_people check (asked_by <> signed_by),
  unique (target, period_from, version)
);
create trigger statement_is_append_only before update or delete on authorities.statement
  for each row execute function authorities.refuse_change();

-- Down Migration
drop table authorities.statement;
