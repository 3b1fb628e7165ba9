-- Up Migration
-- Points that one person corrected alone in the last day, for the policy of approvals.
insert into kernel.unfinished (index, statement) values
  ('loyalty.movement_by_hand',
   $$create index concurrently movement_by_hand on loyalty.movement (by_user, moved_at) where kind = 'corrected' and approved_by is null$$);

-- Down Migration
delete from kernel.unfinished where index = 'loyalty.movement_by_hand';
drop index if exists loyalty.movement_by_hand;
