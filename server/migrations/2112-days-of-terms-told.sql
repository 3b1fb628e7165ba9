-- Up Migration
-- A letter about terms says a day. Whoever was told of another day than the one that holds now is told anew, so the day is kept too.
alter table content.terms_told add column from_at timestamptz;
update content.terms_told t set from_at = coalesce(
  (select min(p.from_at) from content.publication p
    where p.item_id = t.item_id and p.version = t.version and p.asks_again and p.from_at > t.told_at
      and p.published_at <= t.told_at and (p.withdrawn_at is null or p.withdrawn_at > t.told_at)),
  t.told_at);
alter table content.terms_told
  alter column from_at set not null,
  drop constraint terms_told_pkey,
  add primary key (item_id, version, player_id, told_at);
-- A copy of one's data asks by player.
create index terms_told_by_player on content.terms_told (player_id);

-- For which day the accounts were looked at. Begun anew: whoever was told of that day is passed over.
delete from content.terms_telling;
alter table content.terms_telling add column from_at timestamptz not null;

-- Down Migration
alter table content.terms_telling drop column from_at;
drop index content.terms_told_by_player;
delete from content.terms_told t using content.terms_told later
 where later.item_id = t.item_id and later.version = t.version and later.player_id = t.player_id
   and later.told_at < t.told_at;
alter table content.terms_told
  drop constraint terms_told_pkey,
  add primary key (item_id, version, player_id),
  drop column from_at;
