-- Up Migration
-- An alert that was set aside among many with one reason, and who confirmed that where two people have to.
alter table risk.alert
  add column is_with_others boolean not null default false,
  add column confirmed_by integer,
  add column confirmed_by_name text,
  add constraint alert_confirmed check (
    (confirmed_by is null) = (confirmed_by_name is null)
    and (confirmed_by is null or (state = 'dismissed' and is_with_others and confirmed_by <> decided_by)));
create index alert_by_decision on risk.alert (target, decided_by, decided_at) where is_with_others and confirmed_by is null;

-- Down Migration
alter table risk.alert drop column is_with_others, drop column confirmed_by, drop column confirmed_by_name;
