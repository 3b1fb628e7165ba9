-- Up Migration
-- What a person says of themselves: true where sanctions concern them. Who says nothing has not been asked apart.
alter table players.profile add column is_sanctioned boolean;

-- Down Migration
alter table players.profile drop column is_sanctioned;
