-- Up Migration
-- The picture that a player shows; drawn anew by us, so nothing of the file that was sent is in it.
create table players.avatar (
  player_id bigint primary key references players.player,
  hash text not null,
  content bytea not null,
  uploaded_at timestamptz not null
);
create index avatar_by_hash on players.avatar (hash);

-- Down Migration
drop table players.avatar;
