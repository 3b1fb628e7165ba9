-- Up Migration
-- Which terminal money went to or came from; null: a desk, or nobody said.
alter table payments.funds_transfer add column terminal_id uuid;
create index funds_transfer_of_venue on payments.funds_transfer (venue_id, created_at, id) where venue_id is not null;

-- Down Migration
drop index payments.funds_transfer_of_venue;
alter table payments.funds_transfer drop column terminal_id;
