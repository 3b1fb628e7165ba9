-- Up Migration
-- When the worker last tried a request of a person: those that were tried longest ago come first.
alter table privacy.request add column tried_at timestamptz;

-- Down Migration
alter table privacy.request drop column tried_at;
