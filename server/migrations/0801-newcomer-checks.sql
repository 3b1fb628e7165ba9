-- Up Migration
-- People whom a partner checks before they have an account. What the partner said waits here, sealed, for the account that
-- is opened with it; what nobody used is gone a day later.
create table documents.newcomer_check (
  id uuid primary key,
  target text not null,
  state text not null default 'started'
    check (state in ('started', 'verified', 'rejected', 'cancelled', 'failed')),
  problem text,
  -- Hash of what the browser that left for the bank holds: it alone may use the check.
  browser_ref text not null unique,
  -- Hash of the `state` that the bank gives back.
  partner_ref text not null unique,
  secret_sealed text,
  person_sealed text,
  evidence_sealed text,
  return_path text not null,
  -- Who came of it; a check opens one account.
  player_id bigint,
  started_at timestamptz not null,
  changed_at timestamptz not null,
  constraint verified_with_person check (state <> 'verified' or player_id is not null or person_sealed is not null)
);
create index newcomer_check_old on documents.newcomer_check (started_at) where player_id is null;

-- Down Migration
drop table documents.newcomer_check;
