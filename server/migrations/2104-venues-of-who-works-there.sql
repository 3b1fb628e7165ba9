-- Up Migration
-- Staff of venues who had their role before it named venues keep it where they have worked: at the venues of the desks of their shifts,
-- and of what they have signed, counted and made there. Who has worked nowhere is given the role anew.
alter table sign_in.role_grant disable trigger role_grant_is_append_only;
with worked as (
  select s.cashier_id as user_id, d.venue_id from cash_desk.shift s join cash_desk.desk d on d.id = s.desk_id
  union
  select s.closed_by, d.venue_id from cash_desk.shift s join cash_desk.desk d on d.id = s.desk_id
  union
  select m.approved_by, d.venue_id from cash_desk.movement m join cash_desk.desk d on d.id = m.desk_id
  union
  select f.decided_by, d.venue_id
    from cash_desk.difference f join cash_desk.shift s on s.id = f.shift_id join cash_desk.desk d on d.id = s.desk_id
  union
  select d.created_by, d.venue_id from cash_desk.desk d
), places as (
  select user_id, array_agg(venue_id order by venue_id) as venues from worked where user_id is not null group by user_id
)
update sign_in.role_grant g set venues = p.venues
  from places p, sign_in.role r
 where p.user_id = g.user_id and r.id = g.role_id and r.key in ('cashier', 'hall-manager') and g.venues is null;
alter table sign_in.role_grant enable trigger role_grant_is_append_only;

-- Down Migration
-- What was filled in cannot be told from what was given: it stays.
select 1;
