-- Up Migration
-- What staff gave back alone in the last day, of withdrawals and of deposits, for the policy of approvals.
insert into kernel.unfinished (index, statement) values
  ('payments.withdrawal_move_given_back',
   $$create index concurrently withdrawal_move_given_back on payments.withdrawal_move (moved_at)
      where to_state = 'returned' and actor = 'staff' and approved_by is null$$),
  ('payments.refund_by_asking', 'create index concurrently refund_by_asking on payments.refund (asked_at)');

-- The second person of a refund, where the policy required one.
alter table payments.refund add column approved_by integer;

-- Down Migration
alter table payments.refund drop column approved_by;
delete from kernel.unfinished where index in ('payments.withdrawal_move_given_back', 'payments.refund_by_asking');
drop index if exists payments.withdrawal_move_given_back, payments.refund_by_asking;
