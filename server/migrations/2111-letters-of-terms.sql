-- Up Migration
-- How far the letters about a version of the terms have come: accounts up to this number were looked at.
create table content.terms_telling (
  item_id uuid not null references content.item,
  version integer not null,
  after_account bigint not null default 0,
  primary key (item_id, version)
);

-- Whom a letter has told that a version of the terms begins, and when. One letter a person and version, whatever is published again.
create table content.terms_told (
  item_id uuid not null references content.item,
  version integer not null,
  player_id bigint not null,
  told_at timestamptz not null,
  primary key (item_id, version, player_id)
);

-- Down Migration
drop table content.terms_told;
drop table content.terms_telling;
