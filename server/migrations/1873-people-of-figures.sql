-- Up Migration
-- People who moved money: when they registered, and on which day they deposited and played for the first time.
create table reporting.person (
  player_id bigint primary key,
  target text not null,
  registered_on date not null,
  first_deposit_on date,
  -- The first day on which they began a round.
  first_stake_on date
);
create index person_by_registration on reporting.person (registered_on);

-- Down Migration
drop table reporting.person;
