-- Up Migration
-- The second person of a change of a person, where there has to be one.
alter table players.person_change add column signed_by_name text;
-- An alert that is over because a declaration was taken back has two people too, and no others beside it.
alter table risk.alert drop constraint alert_confirmed;
alter table risk.alert add constraint alert_confirmed check (
  (confirmed_by is null) = (confirmed_by_name is null)
  and (confirmed_by is null or (state = 'dismissed' and confirmed_by <> decided_by)));

-- Down Migration
alter table risk.alert drop constraint alert_confirmed;
alter table risk.alert add constraint alert_confirmed check (
  (confirmed_by is null) = (confirmed_by_name is null)
  and (confirmed_by is null or (state = 'dismissed' and is_with_others and confirmed_by <> decided_by))) not valid;
alter table players.person_change drop column signed_by_name;
