-- Up Migration
-- How many movements of the day book the months of people and games have. A process of the release before adds to the day book alone:
-- a month that has fewer is made anew. Nothing stands here yet, so the first pass makes all of them.
create table reporting.counted_month (
  month date primary key,
  entries bigint not null
);
-- Days of games that such a process has made.
create index game_day_by_old_code on reporting.game_day (day) where players > 0 and game_players = 0;
alter table reporting.game_day alter column game_players set default 0;
alter table reporting.bonus_day alter column free_rounds set default 0, alter column free set default 0;

-- Such a process pays cash in place of rounds without noting when. The trigger goes with the next release.
update free_rounds.relation set paid_at = ended_at where converted_to = 'cash' and paid_at is null;
create function free_rounds.date_payment() returns trigger language plpgsql as $$
begin
  new.paid_at := now();
  return new;
end $$;
create trigger relation_has_payment before update on free_rounds.relation
  for each row when (new.converted_to = 'cash' and new.paid_at is null) execute function free_rounds.date_payment();

-- Down Migration
drop trigger relation_has_payment on free_rounds.relation;
drop function free_rounds.date_payment();
drop index reporting.game_day_by_old_code;
drop table reporting.counted_month;
