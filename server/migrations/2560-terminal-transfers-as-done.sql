-- Up Migration
-- Transfers with terminals of a venue in the order in which they were done, for makers of equipment.
create index funds_transfer_of_terminals on payments.funds_transfer (venue_id, changed_at, id)
  where venue_id is not null and state = 'done' and channel <> 'desk';
drop index payments.funds_transfer_of_venue;

-- Down Migration
create index funds_transfer_of_venue on payments.funds_transfer (venue_id, created_at, id) where venue_id is not null;
drop index payments.funds_transfer_of_terminals;
