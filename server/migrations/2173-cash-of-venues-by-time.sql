-- Up Migration
-- The log of money in and out has cash of venues beside deposits and withdrawals, newest first.
create index if not exists funds_transfer_of_cash on payments.funds_transfer (created_at, id)
  where channel = 'desk' and (takes_from is null) <> (gives_to is null);

-- Down Migration
drop index payments.funds_transfer_of_cash;
