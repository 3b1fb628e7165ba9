-- Up Migration
-- Days of which something was counted since their sums below were made.
create table reporting.day_to_sum (day date primary key);

-- The day book by account and kind of movement, without games: a row is what its entries sum up to.
create table reporting.accounting_day (
  -- Made of all that names the row, so that it is the same when the figures are made anew.
  id uuid primary key,
  day date not null,
  target text not null,
  currency text not null,
  account_group text not null,
  contra_path text not null,
  movement text not null,
  entries bigint not null,
  debit bigint not null,
  credit bigint not null
);
create index accounting_day_by_day on reporting.accounting_day (day, id);

-- A game on a day: by brand, version and currency.
create table reporting.game_day (
  id uuid primary key,
  day date not null,
  target text not null,
  currency text not null,
  game_key text not null,
  definition_hash text not null,
  -- People who began a round.
  players bigint not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  ggr bigint not null,
  free bigint not null,
  bonus_stake bigint not null,
  bonus_win bigint not null,
  jackpot bigint not null
);
create index game_day_by_day on reporting.game_day (day, id);
create index game_day_by_ggr on reporting.game_day (ggr, id);
create index game_day_by_stake on reporting.game_day (stake, id);

-- The house on a day: by brand and currency. What belongs to no player stands under an empty brand.
create table reporting.overview_day (
  id uuid primary key,
  day date not null,
  target text not null,
  currency text not null,
  -- People who began a round, and who deposited for the first time ever.
  actives bigint not null,
  first_deposits bigint not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  ggr bigint not null,
  free bigint not null,
  bonus_stake bigint not null,
  bonus_win bigint not null,
  bonus_converted bigint not null,
  jackpot bigint not null,
  jackpot_fund bigint not null,
  prizes bigint not null,
  ngr bigint not null,
  deposits bigint not null,
  deposited bigint not null,
  withdrawn bigint not null,
  other bigint not null,
  -- By how much all of it changed what players have.
  change bigint not null
);
create index overview_day_by_day on reporting.overview_day (day, id);
create index overview_day_by_ggr on reporting.overview_day (ggr, id);

insert into reporting.day_to_sum select distinct day from reporting.account_day;

-- Orders of the logs of shared rounds, of bets on them, and of moves of jackpots.
create index round_by_moment on crash.round (opened_at, id);
create index bet_by_moment on crash.bet (made_at, id) where mode = 'real';
alter table jackpots.move add column id bigint generated always as identity;
create index move_by_moment on jackpots.move (moved_at, id);

-- Down Migration
drop index jackpots.move_by_moment;
alter table jackpots.move drop column id;
drop index crash.bet_by_moment;
drop index crash.round_by_moment;
drop table reporting.overview_day;
drop table reporting.game_day;
drop table reporting.accounting_day;
drop table reporting.day_to_sum;
