-- Up Migration
-- A request to pay a player in cash is of a player, so its desk was not found when requests were given their venues (2235). It was asked for
-- by the cashier of a shift: the venue is that of the desk where they worked in that moment. Whoever worked at desks of several venues at
-- once says no venue; such a request is decided by people whose permission holds everywhere, and ends within two hours.
alter table approvals.request disable trigger request_stays;
update approvals.request r set venue_id = worked.venue_id
  from (select q.id, (array_agg(distinct d.venue_id))[1] as venue_id
          from approvals.request q
          join cash_desk.shift s on s.cashier_id = q.asked_by and s.target = q.target and s.state <> 'cancelled'
                                and s.opened_at <= q.asked_at and (s.closed_at is null or s.closed_at >= q.asked_at)
          join cash_desk.desk d on d.id = s.desk_id
         where q.action = 'cash-desk.pay-out' and q.venue_id is null
         group by q.id having count(distinct d.venue_id) = 1) worked
 where worked.id = r.id;
alter table approvals.request enable trigger request_stays;

-- Down Migration
select 1;
