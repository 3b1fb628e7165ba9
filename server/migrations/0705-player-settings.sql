-- Up Migration
-- How a player wants to be told things and shown them. No row: nothing was ever set.
create table players.setting (
  player_id bigint primary key references players.player,
  wants_marketing_email boolean not null,
  wants_marketing_sms boolean not null,
  is_balance_shown boolean not null,
  changed_at timestamptz not null
);

-- Down Migration
drop table players.setting;
