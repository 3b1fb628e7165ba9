-- Up Migration
-- A venue's photo: one version of a file of content, with its size, so that a page has its room before it loads.
alter table topology.venue_facts
  add column photo_name text,
  add column photo_version integer check (photo_version > 0),
  add column photo_width integer check (photo_width > 0),
  add column photo_height integer check (photo_height > 0),
  add constraint venue_facts_photo check (num_nulls(photo_name, photo_version, photo_width, photo_height) in (0, 4));

-- Down Migration
alter table topology.venue_facts
  drop column photo_name, drop column photo_version, drop column photo_width, drop column photo_height;
