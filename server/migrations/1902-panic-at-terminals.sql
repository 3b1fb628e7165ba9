-- Up Migration
-- The panic button of a terminal of a venue.
alter table exclusion.state drop constraint state_source_check;
alter table exclusion.state add constraint state_source_check
  check (source in ('register', 'web', 'game', 'kiosk', 'terminal', 'staff', 'rule'));

-- Down Migration
alter table exclusion.state drop constraint state_source_check;
alter table exclusion.state add constraint state_source_check
  check (source in ('register', 'web', 'game', 'kiosk', 'staff', 'rule'));
