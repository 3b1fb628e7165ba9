-- Up Migration
-- How long withdrawals usually take is read from those that were paid lately.
create index withdrawal_paid on payments.withdrawal (done_at) where done_at is not null;

-- Down Migration
drop index payments.withdrawal_paid;
