-- Up Migration
-- What a planned shutdown holds besides rounds, how long before it the site says so, and whether it was taken back.
alter table platform.planned_shutdown
  add column lead_minutes integer not null default 1440 check (lead_minutes between 0 and 20160),
  add column holds text[] not null default '{deposits}'
    check (holds <@ array['signIn', 'deposits', 'withdrawals']),
  add column taken_back_at timestamptz;

-- Down Migration
alter table platform.planned_shutdown drop column lead_minutes, drop column holds, drop column taken_back_at;
