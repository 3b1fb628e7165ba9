-- Up Migration
-- The other orders in which the log of money in and out is read.
create index if not exists funds_transfer_of_cash_by_amount on payments.funds_transfer ((takes_minor + gives_minor), id)
  where channel = 'desk' and (takes_from is null) <> (gives_to is null);
create index if not exists funds_transfer_of_cash_by_change on payments.funds_transfer (changed_at, id)
  where channel = 'desk' and (takes_from is null) <> (gives_to is null);

-- Down Migration
drop index payments.funds_transfer_of_cash_by_amount, payments.funds_transfer_of_cash_by_change;
