-- Up Migration
-- What an item of a day is (a deposit, what went back of it, what was paid out, what of that came back) stands beside the
-- partner's number instead of behind it.
drop view payments.booked_item;
create view payments.booked_item as
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

alter table payments.partner_item
  drop constraint partner_item_pkey,
  add column what text not null default 'deposit' check (what in ('deposit', 'refund', 'payout', 'payout-back'));
alter table payments.day_difference
  drop constraint day_difference_once,
  add column what text not null default 'deposit' check (what in ('deposit', 'refund', 'payout', 'payout-back'));

-- Days that are closed are written anew as well: it is the same said in another place.
alter table payments.partner_item disable trigger item_of_open_day;
alter table payments.day_difference disable trigger difference_of_open_day;
update payments.partner_item
   set what = replace(substring(provider_ref from ' (refund|payout|payout back)$'), ' ', '-'),
       provider_ref = regexp_replace(provider_ref, ' (refund|payout|payout back)$', '')
 where provider_ref ~ ' (refund|payout|payout back)$';
update payments.day_difference
   set what = replace(substring(provider_ref from ' (refund|payout|payout back)$'), ' ', '-'),
       provider_ref = regexp_replace(provider_ref, ' (refund|payout|payout back)$', '')
 where provider_ref ~ ' (refund|payout|payout back)$';
alter table payments.partner_item enable trigger item_of_open_day;
alter table payments.day_difference enable trigger difference_of_open_day;

alter table payments.partner_item
  alter column what drop default,
  add primary key (gateway, day, provider_ref, what);
alter table payments.day_difference
  alter column what drop default,
  add constraint day_difference_once unique (gateway, day, provider_ref, what, part);

-- Down Migration
alter table payments.partner_item drop constraint partner_item_pkey;
alter table payments.day_difference drop constraint day_difference_once;
alter table payments.partner_item disable trigger item_of_open_day;
alter table payments.day_difference disable trigger difference_of_open_day;
update payments.partner_item set provider_ref = provider_ref || ' ' || replace(what, '-', ' ') where what <> 'deposit';
update payments.day_difference set provider_ref = provider_ref || ' ' || replace(what, '-', ' ') where what <> 'deposit';
alter table payments.partner_item enable trigger item_of_open_day;
alter table payments.day_difference enable trigger difference_of_open_day;
alter table payments.partner_item
  drop column what,
  add primary key (gateway, day, provider_ref);
alter table payments.day_difference
  drop column what,
  add constraint day_difference_once unique (gateway, day, provider_ref, part);
drop view payments.booked_item;
create view payments.booked_item as
  select s.gateway, 'deposit' as what, s.provider_ref as item_ref, s.amount_minor, p.partner_fee_minor as fee_minor,
         s.settled_at as booked_at
    from payments.settlement s join payments.payment p on p.id = s.payment_id
  union all
  select p.gateway, 'refund', p.provider_ref || ' refund', -r.amount_minor, null, r.changed_at
    from payments.refund r join payments.payment p on p.id = r.payment_id
   where r.state = 'done' and p.provider_ref is not null
  union all
  select o.gateway, 'payout', o.provider_ref || ' payout', -w.amount_minor, w.partner_fee_minor, m.moved_at
    from payments.withdrawal_move m
    join payments.payout o on o.withdrawal_id = m.withdrawal_id
    join payments.withdrawal w on w.id = m.withdrawal_id
   where m.to_state = 'done' and o.provider_ref is not null
  union all
  select o.gateway, 'payout', o.provider_ref || ' payout back', w.amount_minor, null, m.moved_at
    from payments.withdrawal_move m
    join payments.payout o on o.withdrawal_id = m.withdrawal_id
    join payments.withdrawal w on w.id = m.withdrawal_id
   where m.from_state = 'done' and m.to_state = 'returned' and o.provider_ref is not null;
