-- Up Migration
-- Who measures the live view of a brand, and until when. The holder extends it while it measures; nobody else measures before its end.
create table live.lease (
  target text primary key,
  until timestamptz not null
);

-- Down Migration
drop table live.lease;
