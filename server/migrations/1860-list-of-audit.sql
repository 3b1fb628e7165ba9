-- Up Migration
-- The audit log as a list: by its moment, the newest first, page after page.
create index call_by_moment on audit.call (at, id);

-- Down Migration
drop index audit.call_by_moment;
