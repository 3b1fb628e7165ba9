-- Up Migration
-- The name under which a player is seen by others. Two that look alike are one to whoever reads them: `folded` is unique.
create table players.nickname (
  player_id bigint primary key references players.player,
  target text not null,
  name text not null,
  folded text not null,
  changed_at timestamptz not null
);
create unique index nickname_folded on players.nickname (target, folded);

-- Down Migration
drop table players.nickname;
