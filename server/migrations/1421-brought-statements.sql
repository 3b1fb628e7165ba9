-- Up Migration
-- Files of the bank that a member of staff brought and that wait for a second person. Taken or given up, they are gone.
create table payments.brought_statement (
  content_hash text primary key,
  content bytea not null,
  brought_at timestamptz not null
);

-- Down Migration
drop table payments.brought_statement;
