-- Up Migration
-- The partner's own word for why a payment or a payout ended without money; null where nobody has told one, as of a payment
-- that we waited for in vain.
alter table payments.payment add column end_status text;
alter table payments.payout add column end_status text;

-- Down Migration
alter table payments.payout drop column end_status;
alter table payments.payment drop column end_status;
