-- Up Migration
-- A kiosk that staff have blocked: its client gets no token, registered again or not, until they let it in again.
alter table kiosk.device add column blocked_at timestamptz;
alter table kiosk.device add column blocked_by text;
alter table kiosk.device add constraint block_is_signed check ((blocked_at is null) = (blocked_by is null));
create index lookup_of_client on kiosk.lookup (client_id, at desc);
create index registration_code_open on kiosk.registration_code (target, expires_at) where used_at is null;

-- Down Migration
drop index kiosk.registration_code_open;
drop index kiosk.lookup_of_client;
alter table kiosk.device drop column blocked_by;
alter table kiosk.device drop column blocked_at;
