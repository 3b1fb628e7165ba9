-- Up Migration
-- What one person gave alone in the last day, as bonuses and as gifts of campaigns, for the policy of approvals.
insert into kernel.unfinished (index, statement) values
  ('bonuses.award_by_hand',
   'create index concurrently award_by_hand on bonuses.award (offered_by, offered_at) where approved_by is null'),
  ('campaigns.gift_by_hand',
   $$create index concurrently gift_by_hand on campaigns.gift (given_by, given_at) where cause like 'hand:%'$$);

-- The second person of a gift by hand, where the policy required one.
alter table campaigns.gift add column approved_by integer;

-- Down Migration
alter table campaigns.gift drop column approved_by;
delete from kernel.unfinished where index in ('bonuses.award_by_hand', 'campaigns.gift_by_hand');
drop index if exists bonuses.award_by_hand, campaigns.gift_by_hand;
