-- Up Migration
-- The days of the month on which somebody began a round, as bits: the first day is the lowest bit. So the people of any days of a month
-- are found without the cells of these days.
alter table reporting.person_month add column days integer not null default 0;
-- From now on `previous_day` of `game_repeat` and `version_repeat` is the last day before on which they had played, of whatever month:
-- the people of any days, of one month or several, are those whose day before is earlier than the first of them.
-- How many movements of the day book have both. A process of the release before does not add to it; such a month is counted by cells
-- until it is rebuilt, which the first worker begins with.
alter table reporting.counted_month add column with_days bigint not null default 0;

-- The days of a player in a game, and the play of named games on some days. Neither contains a column that counting changes.
insert into kernel.unfinished (update_of, index, statement) values
  (null, 'reporting.account_day_of_player_game',
   'create index concurrently account_day_of_player_game on reporting.account_day (account_id, game_key, day)'),
  (null, 'reporting.account_day_of_game',
   'create index concurrently account_day_of_game on reporting.account_day (game_key, day, account_id) where game_key <> ''''');

-- Down Migration
delete from kernel.unfinished where index in ('reporting.account_day_of_player_game', 'reporting.account_day_of_game');
drop index if exists reporting.account_day_of_game;
drop index if exists reporting.account_day_of_player_game;
alter table reporting.counted_month drop column with_days;
alter table reporting.person_month drop column days;
