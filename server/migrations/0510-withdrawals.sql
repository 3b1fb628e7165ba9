-- Up Migration
-- Which move of a withdrawal may follow which (contract/states/withdrawal-states.ts; a test compares the two).
create table payments.withdrawal_way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into payments.withdrawal_way (from_state, to_state) values
  ('requested', 'pending'),
  ('requested', 'cancelled'),
  ('pending', 'cancelled'),
  ('requested', 'expired'),
  ('pending', 'suspended'),
  ('suspended', 'pending'),
  ('confiscation-proposed', 'pending'),
  ('pending', 'refused'),
  ('suspended', 'refused'),
  ('suspended', 'confiscation-proposed'),
  ('confiscation-proposed', 'confiscated'),
  ('pending', 'sent'),
  ('sent', 'done'),
  ('sent', 'returned'),
  ('done', 'returned');

create table payments.transfer_file (
  id uuid primary key,
  format text not null check (format in ('abo', 'pain.001')),
  name text not null,
  content text not null,
  count integer not null check (count > 0),
  total_minor bigint not null check (total_minor > 0),
  currency text not null,
  created_at timestamptz not null,
  created_by integer not null,
  created_by_name text not null
);

create table payments.withdrawal (
  id uuid primary key,
  -- One row of numbers with the deposits: support finds a payment by its number alone.
  reference_number bigint not null unique default nextval('payments.order_number'),
  player_id bigint not null,
  method text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null check (currency in ('CZK', 'EUR')),
  state text not null default 'requested',
  iban text not null,
  holder text not null,
  signals text[] not null,
  idempotency_key text not null,
  code_hash text,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  code_attempts_left integer not null default 0 check (code_attempts_left >= 0),
  proposed_by integer,
  file_id uuid references payments.transfer_file (id),
  requested_at timestamptz not null,
  changed_at timestamptz not null,
  done_at timestamptz,
  constraint withdrawal_idempotency unique (player_id, idempotency_key)
);
create index withdrawal_of_player on payments.withdrawal (player_id, id desc);
create index withdrawal_open on payments.withdrawal (state, id)
  where state in ('requested', 'pending', 'suspended', 'confiscation-proposed', 'sent');
create index withdrawal_to_iban on payments.withdrawal (iban);

create function payments.check_withdrawal_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('requested', 'pending') then
      raise exception 'A withdrawal begins requested or pending, not %.', new.state;
    end if;
  elsif new.state <> old.state and not exists (
    select from payments.withdrawal_way w where w.from_state = old.state and w.to_state = new.state
  ) then
    raise exception 'A withdrawal does not go from % to %.', old.state, new.state;
  elsif new.amount_minor <> old.amount_minor or new.iban <> old.iban or new.player_id <> old.player_id
     or new.currency <> old.currency then
    raise exception 'What a withdrawal pays, to whom and where, never changes.';
  end if;
  return new;
end $$;
create trigger withdrawal_way before insert or update on payments.withdrawal
  for each row execute function payments.check_withdrawal_way();

-- Every move, with who and why. Nothing in it changes.
create table payments.withdrawal_move (
  id bigint generated always as identity primary key,
  withdrawal_id uuid not null references payments.withdrawal (id),
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('player', 'staff', 'clock')),
  user_id integer,
  user_name text,
  explanation text,
  -- The entry of the books that the move made, if it moved money.
  movement uuid,
  moved_at timestamptz not null
);
create index move_of_withdrawal on payments.withdrawal_move (withdrawal_id, id);

-- Down Migration
drop table payments.withdrawal_move;
drop table payments.withdrawal;
drop function payments.check_withdrawal_way;
drop table payments.transfer_file;
drop table payments.withdrawal_way;
