-- Up Migration
-- What the spread of a game's return follows from: stakes that began rounds, and the sum of their squares.
alter table reporting.account_day
  add column first_stake bigint not null default 0,
  add column stake_squares numeric not null default 0;
alter table reporting.day_sum
  add column first_stake bigint not null default 0,
  add column stake_squares numeric not null default 0;

-- Figures that were counted without them are counted anew by the next passes.
delete from reporting.day_to_sum;
delete from reporting.accounting_day;
delete from reporting.game_day;
delete from reporting.overview_day;
delete from reporting.account_day;
delete from reporting.day_sum;
delete from reporting.cursor;

-- Down Migration
alter table reporting.day_sum drop column first_stake, drop column stake_squares;
alter table reporting.account_day drop column first_stake, drop column stake_squares;
