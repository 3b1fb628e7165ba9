-- Up Migration
-- Everything of partners that we booked, as their lists name it: what came in, what went back of it, what was paid out and
-- what of that came back. The reference is the partner's, with a word for what is no deposit.
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

create index withdrawal_move_done on payments.withdrawal_move (moved_at) where to_state = 'done' or from_state = 'done';

-- Down Migration
drop index payments.withdrawal_move_done;
drop view payments.booked_item;
