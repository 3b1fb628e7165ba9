-- Up Migration
-- How far the cashback of a period is given. Which periods there are follows from the versions of the campaign.
create table campaigns.cashback_period (
  campaign_id uuid not null references campaigns.campaign (id),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- By its terms it is given: those in force when the period began.
  version integer not null,
  -- Accounts up to this one were looked at, and when the last one was.
  after_account bigint not null default 0,
  read_at timestamptz,
  -- Accounts of which a round of the period was open still.
  waiting bigint[] not null default '{}',
  done_at timestamptz,
  primary key (campaign_id, starts_at),
  check (done_at is null or read_at is not null)
);

-- Staff read the newest reasons first.
alter table campaigns.not_given add column no bigint generated always as identity;
create index not_given_of_campaign on campaigns.not_given (campaign_id, no);

-- Down Migration
drop index campaigns.not_given_of_campaign;
alter table campaigns.not_given drop column no;
drop table campaigns.cashback_period;
