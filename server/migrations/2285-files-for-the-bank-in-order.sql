-- Up Migration
-- Files for the bank are a list: by the moment, then by the id.
create index if not exists transfer_file_by_moment on payments.transfer_file (created_at, id);

-- Down Migration
drop index payments.transfer_file_by_moment;
