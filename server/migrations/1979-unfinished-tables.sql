-- Up Migration
-- What migrations leave for afterwards, in portions and while play goes on (server/kernel/database/finish-tables.ts): each statement
-- changes rows of a table, with bounds of pages at its end, or makes an index. Gone once it is done.
create table kernel.unfinished (
  number integer generated always as identity primary key,
  update_of text,
  index text,
  statement text not null,
  check ((update_of is null) <> (index is null))
);

-- Down Migration
drop table kernel.unfinished;
