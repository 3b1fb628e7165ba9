-- Up Migration
-- Deposits of a player as they began and as they ended, and what the timeline tells of a bonus, in order: a late page of the timeline reads
-- no more than its own rows. No index has a column that changes more often than its row is in it.
insert into kernel.unfinished (index, statement) values
  ('payments.deposit_of_player_begun',
   $$create index concurrently deposit_of_player_begun on payments.payment (player_id, created_at) where direction = 'deposit'$$),
  ('payments.deposit_of_player_settled',
   $$create index concurrently deposit_of_player_settled on payments.payment (player_id, settled_at)
       where direction = 'deposit' and settled_at is not null$$),
  ('payments.deposit_of_player_failed',
   $$create index concurrently deposit_of_player_failed on payments.payment (player_id, changed_at)
       where direction = 'deposit' and state in ('declined', 'cancelled', 'expired', 'reversed', 'error')$$),
  ('bonuses.step_told',
   $$create index concurrently step_told on bonuses.step (award_id)
       where kind in ('offered', 'accepted', 'taken-back', 'converted', 'used-up', 'forfeited', 'expired')$$);

-- Down Migration
delete from kernel.unfinished where index in ('payments.deposit_of_player_begun', 'payments.deposit_of_player_settled',
  'payments.deposit_of_player_failed', 'bonuses.step_told');
drop index if exists payments.deposit_of_player_begun, payments.deposit_of_player_settled,
  payments.deposit_of_player_failed, bonuses.step_told;
