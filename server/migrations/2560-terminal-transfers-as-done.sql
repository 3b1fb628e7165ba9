-- Up Migration
-- Transfers with terminals of a venue in the order in which they were done, for makers of equipment. The index by the request follows
-- it: processes of the release before read by that one meanwhile.
insert into kernel.unfinished (index, statement) values
  ('payments.funds_transfer_of_terminals',
   $$create index concurrently funds_transfer_of_terminals on payments.funds_transfer (venue_id, changed_at, id)
      where venue_id is not null and state = 'done' and channel <> 'desk'$$);
insert into kernel.unfinished (step, statement) values
  ('payments.funds_transfer_of_venue is not read any more', 'drop index if exists payments.funds_transfer_of_venue');

-- Down Migration
delete from kernel.unfinished where index = 'payments.funds_transfer_of_terminals';
delete from kernel.unfinished where step = 'payments.funds_transfer_of_venue is not read any more';
create index if not exists funds_transfer_of_venue on payments.funds_transfer (venue_id, created_at, id) where venue_id is not null;
drop index if exists payments.funds_transfer_of_terminals;
