-- Up Migration
-- A withdrawal goes to an account, to a card that its owner let the partner keep, to a wallet that the partner knows the
-- player by, or over a desk as cash.
alter table payments.withdrawal alter column iban drop not null;
alter table payments.withdrawal add column stored_card_id uuid references payments.stored_card (id);
alter table payments.withdrawal add column card_hint text check (card_hint ~ '^\d{4}$');
alter table payments.withdrawal add constraint withdrawal_target
  check (num_nonnulls(iban, stored_card_id) = case when method in ('CashPayout', 'NeteraWallet') then 0 else 1 end);
-- By which channel the code goes that the player confirms it with; null when no code is asked for.
alter table payments.withdrawal add column code_channel text check (code_channel in ('Sms', 'Email'));
update payments.withdrawal set code_channel = 'Email' where code_sent_at is not null;
-- Who of the staff made it in the player's name; another one has to pay it out.
alter table payments.withdrawal add column made_by integer;

create or replace function payments.check_withdrawal_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('requested', 'pending') then
      raise exception 'A withdrawal begins requested or pending, not %.', new.state;
    end if;
  elsif new.state <> old.state and not exists (
    select from payments.withdrawal_way w where w.from_state = old.state and w.to_state = new.state
  ) then
    raise exception 'A withdrawal does not go from % to %.', old.state, new.state;
  elsif new.amount_minor <> old.amount_minor or new.iban is distinct from old.iban or new.player_id <> old.player_id
     or new.currency <> old.currency or new.stored_card_id is distinct from old.stored_card_id
     or new.method <> old.method then
    raise exception 'What a withdrawal pays, to whom and where, never changes.';
  end if;
  return new;
end $$;

-- One card of one gateway is kept once; a card that was forgotten may come again.
alter table payments.stored_card drop constraint stored_card_gateway_provider_ref_key;
create unique index stored_card_at_gateway on payments.stored_card (gateway, provider_ref)
  where state <> 'deregistered';

-- Down Migration
drop index payments.stored_card_at_gateway;
delete from payments.stored_card c where state = 'deregistered' and exists (
  select from payments.stored_card o where o.gateway = c.gateway and o.provider_ref = c.provider_ref and o.id <> c.id)
  and not exists (select from payments.payment p where p.stored_card_id = c.id)
  and not exists (select from payments.withdrawal w where w.stored_card_id = c.id);
alter table payments.stored_card add constraint stored_card_gateway_provider_ref_key unique (gateway, provider_ref);
delete from payments.withdrawal_move where withdrawal_id in (select id from payments.withdrawal where iban is null);
delete from payments.payout where withdrawal_id in (select id from payments.withdrawal where iban is null);
delete from payments.withdrawal where iban is null;
alter table payments.withdrawal drop column made_by;
alter table payments.withdrawal drop column code_channel;
alter table payments.withdrawal drop constraint withdrawal_target;
alter table payments.withdrawal drop column card_hint;
alter table payments.withdrawal drop column stored_card_id;
alter table payments.withdrawal alter column iban set not null;
create or replace function payments.check_withdrawal_way() returns trigger language plpgsql as $$
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
