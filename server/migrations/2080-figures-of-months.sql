-- Up Migration
-- What somebody played in a calendar month: the day book summed, so that a month is read by people and not by their games and days.
create table reporting.person_month (
  month date not null,
  player_id bigint not null,
  currency text not null,
  -- The brand of the player.
  target text not null,
  -- Rounds that began, whichever account paid.
  begun bigint not null,
  -- Of games and cash, as the report of games by player has them: how many movements, and their sums.
  entries bigint not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  free bigint not null,
  bonus_stake bigint not null,
  bonus_win bigint not null,
  jackpot bigint not null,
  primary key (month, player_id, currency)
);

-- People who began a round of a game in a calendar month. They cannot be added up from days, nor from versions.
create table reporting.game_month (
  month date not null,
  target text not null,
  currency text not null,
  game_key text not null,
  players bigint not null,
  primary key (month, target, currency, game_key)
);
create table reporting.version_month (
  month date not null,
  target text not null,
  currency text not null,
  game_key text not null,
  definition_hash text not null,
  players bigint not null,
  primary key (month, target, currency, game_key, definition_hash)
);

insert into reporting.person_month
select date_trunc('month', d.day)::date, a.player_id, a.currency, a.target, sum(d.rounds),
       coalesce(sum(d.entries) filter (where p.is_of_game), 0), coalesce(sum(d.rounds) filter (where p.is_of_game), 0), coalesce(sum(d.debit) filter (where p.is_of_game and d.kind = 1), 0),
       coalesce(sum(d.credit) filter (where p.is_of_game and d.kind = 1), 0),
       coalesce(sum(d.credit - d.debit) filter (where p.is_of_game and d.kind in (9, 15)), 0),
       coalesce(sum(d.credit) filter (where p.is_of_game and d.kind = 11), 0),
       coalesce(sum(d.debit) filter (where p.is_of_game and d.kind = 12), 0),
       coalesce(sum(d.credit) filter (where p.is_of_game and d.kind = 32), 0)
  from reporting.account_day d join reporting.account a on a.id = d.account_id
       cross join lateral (select a.account_group = 'player:cash' and d.game_key <> '' as is_of_game) p
 where a.player_id is not null
 group by 1, 2, 3, 4 having sum(d.rounds) > 0 or bool_or(p.is_of_game);
insert into reporting.game_month
select date_trunc('month', d.day)::date, a.target, a.currency, d.game_key, count(distinct d.account_id)
  from reporting.account_day d join reporting.account a on a.id = d.account_id
 where a.account_group = 'player:cash' and d.rounds > 0 and d.game_key <> '' group by 1, 2, 3, 4;
insert into reporting.version_month
select date_trunc('month', d.day)::date, a.target, a.currency, d.game_key, d.definition_hash, count(distinct d.account_id)
  from reporting.account_day d join reporting.account a on a.id = d.account_id
 where a.account_group = 'player:cash' and d.rounds > 0 and d.game_key <> '' group by 1, 2, 3, 4, 5;

-- People who began a round of the game on the day, of whatever version. Days are made anew by the next pass. The default is for
-- processes of the release before, until the next one.
alter table reporting.game_day add column game_players bigint not null default 0;
insert into reporting.day_to_sum select distinct day from reporting.game_day on conflict do nothing;

-- Down Migration
alter table reporting.game_day drop column game_players;
drop table reporting.version_month;
drop table reporting.game_month;
drop table reporting.person_month;
