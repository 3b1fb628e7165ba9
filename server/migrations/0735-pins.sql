-- Up Migration
-- The PIN that a player types at a terminal. A hash, and sealed: four digits are soon guessed from a hash alone.
create table sign_in.player_pin (
  player_id bigint primary key,
  pin_sealed text not null,
  set_at timestamptz not null
);

-- Down Migration
drop table sign_in.player_pin;
