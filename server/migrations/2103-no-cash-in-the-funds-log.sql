-- Up Migration
-- The log of money in and out reads payments and withdrawals alone: these gave no order in its union.
drop index payments.cash_by_amount;
drop index payments.cash_by_change;
drop index payments.cash_by_moment;

-- Down Migration
create index cash_by_moment on payments.funds_transfer (created_at, id)
  where channel = 'desk' and (takes_from is null) <> (gives_to is null) and state in ('done', 'rolled-back');
create index cash_by_change on payments.funds_transfer (changed_at, id)
  where channel = 'desk' and (takes_from is null) <> (gives_to is null) and state in ('done', 'rolled-back');
create index cash_by_amount on payments.funds_transfer ((takes_minor + gives_minor), id)
  where channel = 'desk' and (takes_from is null) <> (gives_to is null) and state in ('done', 'rolled-back');
