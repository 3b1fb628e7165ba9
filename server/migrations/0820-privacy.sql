-- Up Migration
create schema privacy;

-- A closed account stays: its money and its rounds are booked under its number. Whoever closed it may register again.
alter table players.player drop constraint player_state_check;
alter table players.player add constraint player_state_check check (state in ('open', 'locked', 'closed'));
alter table players.player add column closed_at timestamptz;
alter table players.player add constraint player_close_is_dated check ((state = 'closed') = (closed_at is not null));
drop index players.player_email;
create unique index player_email on players.player (target, lower(email) text_pattern_ops)
  where email <> '' and state <> 'closed';

-- A move that the player made has no member of staff.
alter table players.state_move alter column user_id drop not null;
alter table players.state_move alter column user_name drop not null;

-- A withdrawal whose person was erased names no account: the only change of it that its way does not know.
drop trigger withdrawal_way on payments.withdrawal;
create trigger withdrawal_way before insert or update on payments.withdrawal
  for each row when (new.iban is distinct from '') execute function payments.check_withdrawal_way();
create function payments.check_erased_withdrawal() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.state <> old.state or new.amount_minor <> old.amount_minor
     or new.player_id <> old.player_id or new.currency <> old.currency then
    raise exception 'Of a withdrawal only the person is erased.';
  end if;
  return new;
end $$;
create trigger withdrawal_erased before insert or update on payments.withdrawal
  for each row when (new.iban = '') execute function payments.check_erased_withdrawal();

-- What people asked for: a copy of their data, or that they be forgotten. Only its progress is written later.
create table privacy.request (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  kind text not null check (kind in ('export', 'erasure')),
  -- export: asked, ready, gone · erasure: asked, begun, done
  state text not null check (state in ('asked', 'ready', 'gone', 'begun', 'done')),
  asked_by text not null check (asked_by in ('player', 'staff')),
  user_id bigint,
  user_name text,
  explanation text,
  asked_at timestamptz not null,
  -- Article 12(3): the person is answered by then.
  answer_by timestamptz not null,
  changed_at timestamptz not null,
  -- Of an export: its archive is destroyed then.
  expires_at timestamptz,
  bytes integer,
  -- Why nothing has come of it yet; null: nothing stands in the way.
  waits_for text,
  waits_until timestamptz,
  check (kind = 'export' or state in ('asked', 'begun', 'done')),
  check (kind = 'erasure' or state in ('asked', 'ready', 'gone')),
  check ((asked_by = 'staff') = (user_id is not null and user_name is not null and explanation is not null)),
  check ((state = 'ready') <= (expires_at is not null))
);
create index request_of_player on privacy.request (player_id, id desc);
create index request_of_target on privacy.request (target, id desc);
create index request_to_do on privacy.request (id) where state in ('asked', 'begun', 'ready');
create unique index request_one_export on privacy.request (player_id) where kind = 'export' and state = 'asked';
create unique index request_one_erasure on privacy.request (player_id) where kind = 'erasure';

-- Each opening of an archive or of what is held: by whom, and why.
create table privacy.opening (
  id bigint generated always as identity primary key,
  request_id uuid not null references privacy.request,
  what text not null check (what in ('archive', 'held')),
  opened_by text not null,
  purpose text,
  opened_at timestamptz not null
);
create index opening_of_request on privacy.opening (request_id, id desc);

-- What a law has us keep of a person who is erased. The contents are a file that only this row's key opens; once the time
-- is over both are destroyed, and the row stays without its key as the record of that.
create table privacy.hold (
  id uuid primary key,
  request_id uuid not null unique references privacy.request,
  player_id bigint not null,
  rule_id text not null,
  pack_id text not null,
  source text not null,
  parts text[] not null,
  held_from timestamptz not null,
  held_until timestamptz not null,
  key_sealed text,
  destroyed_at timestamptz,
  check ((key_sealed is null) = (destroyed_at is not null))
);
create index hold_to_destroy on privacy.hold (held_until) where destroyed_at is null;

-- Down Migration
drop schema privacy cascade;
drop trigger withdrawal_erased on payments.withdrawal;
drop function payments.check_erased_withdrawal;
drop trigger withdrawal_way on payments.withdrawal;
create trigger withdrawal_way before insert or update on payments.withdrawal
  for each row execute function payments.check_withdrawal_way();
alter table players.state_move alter column user_name set not null;
alter table players.state_move alter column user_id set not null;
drop index players.player_email;
create unique index player_email on players.player (target, lower(email) text_pattern_ops) where email <> '';
alter table players.player drop constraint player_close_is_dated;
alter table players.player drop column closed_at;
alter table players.player drop constraint player_state_check;
alter table players.player add constraint player_state_check check (state in ('open', 'locked'));
