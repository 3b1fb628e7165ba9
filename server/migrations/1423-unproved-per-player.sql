-- Up Migration
-- What land-based systems took of a player in a day without a card and PIN: their ceiling is for all of it together.
create table sign_in.unproved_use (
  player_id bigint not null,
  day date not null,
  amount_minor bigint not null default 0,
  primary key (player_id, day)
);

-- Down Migration
drop table sign_in.unproved_use;
