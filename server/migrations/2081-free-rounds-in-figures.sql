-- Up Migration
-- When the books have the stake of a free round, and what of its win was kept: the moment of its transaction.
-- Rows that are there get it afterwards, as those of 1980.
alter table free_rounds.spent add column booked_at timestamptz not null default '-infinity';
alter table free_rounds.spent alter column booked_at set default now();
insert into kernel.unfinished (update_of, index, statement) values
  ('free_rounds.spent', null, $$update free_rounds.spent set booked_at = spent_at where booked_at = '-infinity'$$),
  (null, 'free_rounds.spent_by_booking',
   'create index concurrently spent_by_booking on free_rounds.spent using brin (booked_at) with (pages_per_range = 16)');
-- The same of cash that was paid in place of rounds.
alter table free_rounds.relation add column paid_at timestamptz;
update free_rounds.relation set paid_at = ended_at where converted_to = 'cash';
create index relation_paid on free_rounds.relation (paid_at) where paid_at is not null;
create index relation_offered on free_rounds.relation using brin (offered_at) with (pages_per_range = 16);
create index relation_accepted on free_rounds.relation (accepted_at) where accepted_at is not null;

-- Free rounds of a campaign on a day, and what the house paid for them: stakes less what was kept of wins, and cash in their place.
-- The defaults are for processes of the release before, until the next one.
alter table reporting.bonus_day
  add column free_rounds bigint not null default 0,
  add column free bigint not null default 0;
-- All days are summed anew by the next pass.
delete from reporting.feed where name = 'bonus-steps';

-- Down Migration
delete from reporting.bonus_day where free_rounds <> 0 or free <> 0;
alter table reporting.bonus_day drop column free, drop column free_rounds;
drop index free_rounds.relation_accepted;
drop index free_rounds.relation_offered;
drop index free_rounds.relation_paid;
alter table free_rounds.relation drop column paid_at;
delete from kernel.unfinished where coalesce(update_of, index) ~ '^free_rounds.spent';
drop index if exists free_rounds.spent_by_booking;
alter table free_rounds.spent drop column booked_at;
