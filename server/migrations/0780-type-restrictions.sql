-- Up Migration
-- Ways in and out that are closed for a whole brand (player 0) or for one player. No row: open.
create table payments.type_restriction (
  target text not null,
  player_id bigint not null check (player_id >= 0),
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null,
  explanation text not null,
  set_at timestamptz not null,
  set_by integer not null,
  set_by_name text not null,
  primary key (target, player_id, direction, method)
);

-- Down Migration
drop table payments.type_restriction;
