-- Up Migration
-- The account of a player's bonus money. It is never cash: it is lent to a stake, and its share of the win comes back.
create table wallet.bonus_wallet (
  player_id bigint primary key,
  account_id bigint not null unique
);

-- Down Migration
drop table wallet.bonus_wallet;
