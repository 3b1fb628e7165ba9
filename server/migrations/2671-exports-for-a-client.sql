-- Up Migration
-- The client that may fetch the file of an export: the one that its requester named.
alter table lists.export add column for_client text;

-- Down Migration
alter table lists.export drop column for_client;
