-- Up Migration
-- How far the clock of this installation runs ahead. At most one row; only dev and test ever read it.
create table platform.test_clock (
  is_only boolean primary key default true check (is_only),
  shift_ms bigint not null check (shift_ms >= 0),
  shifted_at timestamptz not null
);

-- Down Migration
drop table platform.test_clock;
