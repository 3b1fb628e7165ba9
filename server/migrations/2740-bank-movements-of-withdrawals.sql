-- Up Migration
-- Whether a movement of the bank was the payment, or the return, of a withdrawal before.
insert into kernel.unfinished (index, statement) values
  ('payments.bank_item_of_withdrawal',
   'create index concurrently bank_item_of_withdrawal on payments.bank_item (withdrawal_id) where withdrawal_id is not null');

-- Down Migration
delete from kernel.unfinished where index = 'payments.bank_item_of_withdrawal';
drop index if exists payments.bank_item_of_withdrawal;
