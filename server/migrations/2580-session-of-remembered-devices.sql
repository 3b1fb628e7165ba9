-- Up Migration
-- The newest sign-in in a remembered browser, and the browser's own cookie: ending that sign-in forgets the browser, and a browser is
-- remembered once.
alter table sign_in.access_token add column session_id uuid, add column device bytea;

-- Down Migration
alter table sign_in.access_token drop column session_id, drop column device;
