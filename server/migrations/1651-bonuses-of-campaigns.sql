-- Up Migration
-- A bonus is the terms of one approved version of a campaign, where a campaign gives it; staff write the others by hand.
alter table bonuses.bonus
  add column of_campaign boolean not null default false,
  -- Nothing of it can be played from then on.
  add column hard_end timestamptz,
  -- Whether only the games of bonuses.game count, each by its own share.
  add column lists_games boolean not null default false;

-- A stake in a game of a bonus counts by so many hundredths.
create table bonuses.game (
  bonus_id uuid not null references bonuses.bonus (id),
  game_key text not null,
  percent integer not null check (percent between 0 and 100),
  primary key (bonus_id, game_key)
);

-- What one player was offered: a share of a deposit is another amount for each of them.
alter table bonuses.award add column amount bigint;
update bonuses.award a set amount = b.amount from bonuses.bonus b where b.id = a.bonus_id;
alter table bonuses.award alter column amount set not null, add check (amount > 0);
-- What a campaign gives, nobody of the staff has offered.
alter table bonuses.award alter column offered_by drop not null;

-- Down Migration
delete from bonuses.award where offered_by is null;
alter table bonuses.award alter column offered_by set not null, drop column amount;
drop table bonuses.game;
alter table bonuses.bonus drop column of_campaign, drop column hard_end, drop column lists_games;
