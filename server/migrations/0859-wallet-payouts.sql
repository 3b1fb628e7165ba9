-- Up Migration
-- A payout to the player's own wallet at a partner has no account of ours to name: the partner knows whose it is.
alter table payments.withdrawal drop constraint withdrawal_target;
alter table payments.withdrawal add constraint withdrawal_target
  check (num_nonnulls(iban, stored_card_id) = case when method in ('CashPayout', 'NeteraWallet') then 0 else 1 end);

-- Down Migration
delete from payments.withdrawal_move where withdrawal_id in (select id from payments.withdrawal where method = 'NeteraWallet');
delete from payments.payout where withdrawal_id in (select id from payments.withdrawal where method = 'NeteraWallet');
delete from payments.withdrawal where method = 'NeteraWallet';
alter table payments.withdrawal drop constraint withdrawal_target;
alter table payments.withdrawal add constraint withdrawal_target
  check (num_nonnulls(iban, stored_card_id) = case when method = 'CashPayout' then 0 else 1 end);
