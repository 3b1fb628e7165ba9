-- Up Migration
-- Where the player of an open deposit goes: a partner's page cannot always be made again.
alter table payments.payment add column page_url text;

-- Down Migration
alter table payments.payment drop column page_url;
