-- Up Migration
-- A withdrawal that a partner pays out: the partner is asked by the worker, and its word moves the withdrawal.
create table payments.payout (
  withdrawal_id uuid primary key references payments.withdrawal (id),
  gateway text not null,
  -- The partner's own number; null until it has answered. Until then the same order is given again, with the same key.
  provider_ref text,
  asks integer not null default 0,
  -- When the partner is asked next; null when there is nothing left to ask.
  next_ask_at timestamptz,
  -- Why staff must look at it; null when nobody must.
  attention text,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  unique (gateway, provider_ref)
);
create index payout_to_ask on payments.payout (next_ask_at) where next_ask_at is not null;

-- A record of what was said may be about a withdrawal.
alter table payments.conversation add column withdrawal_id uuid references payments.withdrawal (id);
create index conversation_of_withdrawal on payments.conversation (withdrawal_id, id) where withdrawal_id is not null;

alter table payments.withdrawal_move drop constraint withdrawal_move_actor_check;
alter table payments.withdrawal_move
  add constraint withdrawal_move_actor_check check (actor in ('player', 'staff', 'clock', 'partner'));

-- Down Migration
delete from payments.withdrawal_move where actor = 'partner';
alter table payments.withdrawal_move drop constraint withdrawal_move_actor_check;
alter table payments.withdrawal_move
  add constraint withdrawal_move_actor_check check (actor in ('player', 'staff', 'clock'));
alter table payments.conversation drop column withdrawal_id;
drop table payments.payout;
