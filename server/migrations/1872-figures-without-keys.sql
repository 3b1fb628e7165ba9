-- Up Migration
-- Cells are compared with the books each night, with their accounts. Keys to the accounts were looked up for each cell that came, and
-- searched the whole table for each account that a rebuild forgot, since no index is by contra account.
alter table reporting.account_day
  drop constraint account_day_account_id_fkey,
  drop constraint account_day_contra_id_fkey;

-- Down Migration
alter table reporting.account_day
  add constraint account_day_account_id_fkey foreign key (account_id) references reporting.account (id),
  add constraint account_day_contra_id_fkey foreign key (contra_id) references reporting.account (id);
