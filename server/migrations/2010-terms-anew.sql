-- Up Migration
-- Of the terms: players have to accept this version anew. False for a correction of words that changes nothing for them.
alter table content.publication add column asks_again boolean not null default false;

-- Down Migration
alter table content.publication drop column asks_again;
