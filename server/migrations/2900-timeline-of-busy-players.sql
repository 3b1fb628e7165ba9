-- Up Migration
-- More of what a player does often, in order, so that the timeline reads a page of it: withdrawals as they were requested, and the few that
-- take longer than three days; money moved at venues; words in questions to support; what staff do about a player. What only reveals personal
-- data is read on every page of the timeline, and had no index that leaves out the calls that read.
insert into kernel.unfinished (index, statement) values
  ('payments.withdrawal_of_player_requested',
   'create index concurrently withdrawal_of_player_requested on payments.withdrawal (player_id, requested_at)'),
  ('payments.withdrawal_of_player_long',
   $$create index concurrently withdrawal_of_player_long on payments.withdrawal (player_id, changed_at)
       where changed_at - requested_at > interval '72 hours'$$),
  ('payments.funds_transfer_of_player_changed',
   'create index concurrently funds_transfer_of_player_changed on payments.funds_transfer (player_id, changed_at)'),
  ('support.message_of_player_written',
   'create index concurrently message_of_player_written on support.message (player_id, written_at)'),
  ('audit.call_of_player_by_moment',
   'create index concurrently call_of_player_by_moment on audit.call (player_id, at) where player_id is not null'),
  ('audit.call_that_reveals',
   $$create index concurrently call_that_reveals on audit.call (player_id, at)
       where action = '/capi/BackOffice/v1/Player/Reveal'$$);

-- Down Migration
delete from kernel.unfinished where index in ('payments.withdrawal_of_player_requested', 'payments.withdrawal_of_player_long',
  'payments.funds_transfer_of_player_changed', 'support.message_of_player_written', 'audit.call_of_player_by_moment',
  'audit.call_that_reveals');
drop index if exists payments.withdrawal_of_player_requested, payments.withdrawal_of_player_long,
  payments.funds_transfer_of_player_changed, support.message_of_player_written, audit.call_of_player_by_moment,
  audit.call_that_reveals;
