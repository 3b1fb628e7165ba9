-- Up Migration
-- People who began a round of a game on a day, by the day of the month on which they had last played it before (minus infinity:
-- none). The people of some days of a month are those whose day before is earlier than the first of these days.
create table reporting.game_repeat (
  day date not null,
  previous_day date not null,
  target text not null,
  currency text not null,
  game_key text not null,
  players bigint not null,
  primary key (day, previous_day, target, currency, game_key)
);
create table reporting.version_repeat (
  day date not null,
  previous_day date not null,
  target text not null,
  currency text not null,
  game_key text not null,
  definition_hash text not null,
  players bigint not null,
  primary key (day, previous_day, target, currency, game_key, definition_hash)
);
-- How many movements of the day book they have. A process of the release before does not add to it, and the default is for its rows;
-- such a month is counted by cells until it is rebuilt, which the first worker begins with.
alter table reporting.counted_month add column repeated bigint not null default 0;

-- Who deposited in a period, and whether they had deposited before: few of the cells are deposits (kind 2).
insert into kernel.unfinished (update_of, index, statement) values
  (null, 'reporting.account_day_of_deposit',
   'create index concurrently account_day_of_deposit on reporting.account_day (day, account_id) where kind = 2'),
  (null, 'reporting.account_day_of_depositor',
   'create index concurrently account_day_of_depositor on reporting.account_day (account_id, day) where kind = 2');

-- Down Migration
delete from kernel.unfinished where index in ('reporting.account_day_of_deposit', 'reporting.account_day_of_depositor');
drop index if exists reporting.account_day_of_depositor;
drop index if exists reporting.account_day_of_deposit;
alter table reporting.counted_month drop column repeated;
drop table reporting.version_repeat;
drop table reporting.game_repeat;
