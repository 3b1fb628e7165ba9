-- Up Migration
-- When the player was told that the time of accepted rounds is nearly over.
alter table free_rounds.relation add column warned_at timestamptz;
create index relation_to_warn on free_rounds.relation (ends_at) where warned_at is null and state in ('accepted', 'active');

-- Down Migration
drop index free_rounds.relation_to_warn;
alter table free_rounds.relation drop column warned_at;
