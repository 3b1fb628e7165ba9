-- Up Migration
-- What a version may cost and whom it would reach when somebody asked a second person to sign it: that is what both of them read.
create table campaigns.asked_estimate (
  version_id uuid primary key references campaigns.version (id),
  estimate jsonb not null,
  asked_at timestamptz not null
);

-- Down Migration
drop table campaigns.asked_estimate;
