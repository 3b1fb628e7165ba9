-- Up Migration
-- What a bank took back by itself stands among the refunds of its deposit: the partner says so, nobody here asked for it.
alter table payments.refund add column by_bank boolean not null default false;
-- What the player had no more of, so that the house bore it.
alter table payments.refund add column borne_minor bigint not null default 0;
-- The day of the partner's list that has it; null where no list has it.
alter table payments.refund add column listed_on date;
alter table payments.refund add constraint refund_borne
  check (borne_minor between 0 and amount_minor and (by_bank or (borne_minor = 0 and listed_on is null)));
-- It is of the day of that list.
create or replace view payments.booked_item as
  select s.gateway, s.provider_ref, 'deposit' as what, s.amount_minor, p.partner_fee_minor as fee_minor,
         s.settled_at as booked_at
    from payments.settlement s join payments.payment p on p.id = s.payment_id
  union all
  select p.gateway, p.provider_ref, 'refund', -r.amount_minor, null,
         coalesce((r.listed_on + time '12:00') at time zone 'Europe/Prague', r.changed_at)
    from payments.refund r join payments.payment p on p.id = r.payment_id
   where r.state = 'done' and p.provider_ref is not null
  union all
  select o.gateway, o.provider_ref, 'payout', -w.amount_minor, w.partner_fee_minor, m.moved_at
    from payments.withdrawal_move m
    join payments.payout o on o.withdrawal_id = m.withdrawal_id
    join payments.withdrawal w on w.id = m.withdrawal_id
   where m.to_state = 'done' and o.provider_ref is not null
  union all
  select o.gateway, o.provider_ref, 'payout-back', w.amount_minor, null, m.moved_at
    from payments.withdrawal_move m
    join payments.payout o on o.withdrawal_id = m.withdrawal_id
    join payments.withdrawal w on w.id = m.withdrawal_id
   where m.from_state = 'done' and m.to_state = 'returned' and o.provider_ref is not null;

-- Down Migration
create or replace view payments.booked_item as
  select s.gateway, s.provider_ref, 'deposit' as what, s.amount_minor, p.partner_fee_minor as fee_minor,
         s.settled_at as booked_at
    from payments.settlement s join payments.payment p on p.id = s.payment_id
  union all
  select p.gateway, p.provider_ref, 'refund', -r.amount_minor, null, r.changed_at
    from payments.refund r join payments.payment p on p.id = r.payment_id
   where r.state = 'done' and p.provider_ref is not null
  union all
  select o.gateway, o.provider_ref, 'payout', -w.amount_minor, w.partner_fee_minor, m.moved_at
    from payments.withdrawal_move m
    join payments.payout o on o.withdrawal_id = m.withdrawal_id
    join payments.withdrawal w on w.id = m.withdrawal_id
   where m.to_state = 'done' and o.provider_ref is not null
  union all
  select o.gateway, o.provider_ref, 'payout-back', w.amount_minor, null, m.moved_at
    from payments.withdrawal_move m
    join payments.payout o on o.withdrawal_id = m.withdrawal_id
    join payments.withdrawal w on w.id = m.withdrawal_id
   where m.from_state = 'done' and m.to_state = 'returned' and o.provider_ref is not null;
alter table payments.refund drop constraint refund_borne;
alter table payments.refund drop column listed_on;
alter table payments.refund drop column borne_minor;
alter table payments.refund drop column by_bank;
