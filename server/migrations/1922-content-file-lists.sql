-- Up Migration
create index file_version_by_time on content.file_version (target, stored_at, id);
create index file_version_by_name on content.file_version (target, name, id);

-- Down Migration
drop index content.file_version_by_name;
drop index content.file_version_by_time;
