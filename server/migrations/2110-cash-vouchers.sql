-- Up Migration
-- Money that a player has put aside for cash at a desk, under a code that is on a slip. The money is held by a transfer; here is
-- whose it is and what has become of it. The code is not here: only its keyed hash.
create table cash_desk.voucher (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  transfer_id uuid not null unique,
  code_index text not null unique,
  key text not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('open', 'paid', 'cancelled')),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- The movement of the desk that paid it.
  movement_id uuid unique references cash_desk.movement,
  unique (player_id, key),
  check ((state = 'paid') = (movement_id is not null))
);
create index voucher_of_player on cash_desk.voucher (player_id, created_at);

create function cash_desk.keep_vouchers() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a voucher is not deleted'; end if;
  if old.state <> 'open' then raise exception 'a voucher ends once'; end if;
  if (to_jsonb(old) - 'state' - 'movement_id') <> (to_jsonb(new) - 'state' - 'movement_id') then
    raise exception 'a voucher is not rewritten';
  end if;
  return new;
end $$;
create trigger keep_vouchers before update or delete on cash_desk.voucher
  for each row execute function cash_desk.keep_vouchers();

-- Down Migration
drop table cash_desk.voucher;
drop function cash_desk.keep_vouchers();
