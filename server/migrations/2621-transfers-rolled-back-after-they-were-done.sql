-- Up Migration
-- Transfers with a terminal that were rolled back after they had been done: makers of equipment may have read them, and read the rollback
-- under an id of its own.
create table payments.transfer_undone (
  transfer_id uuid primary key references payments.funds_transfer,
  rollback_id uuid not null unique,
  venue_id uuid not null,
  done_at timestamptz not null,
  undone_at timestamptz not null
);
create index transfer_undone_as_done on payments.transfer_undone (venue_id, done_at);
create index transfer_undone_as_undone on payments.transfer_undone (venue_id, undone_at);

-- Down Migration
drop table payments.transfer_undone;
