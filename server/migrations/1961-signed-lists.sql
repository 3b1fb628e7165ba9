-- Up Migration
-- SHA-256 of who stands in the list: what the terms of its campaign say and two people have signed. Lists of before have none.
alter table campaigns.list add column hash text check (hash ~ '^[0-9a-f]{64}$');

-- Down Migration
alter table campaigns.list drop column hash;
