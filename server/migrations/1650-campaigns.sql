-- Up Migration
create schema campaigns;

-- The one thing that gives. Its terms stand in versions, which never change.
create table campaigns.campaign (
  id uuid primary key,
  target text not null,
  kind text not null,
  currency text not null,
  state text not null check (state in ('draft', 'checked', 'approved', 'live', 'paused', 'ended')),
  -- The version that gives now, and the newest one.
  live_version integer,
  latest_version integer not null,
  -- Of the version that gives: what all gifts may cost together, and the time in which it gives.
  budget bigint not null check (budget > 0),
  starts_at timestamptz not null,
  soft_end timestamptz not null check (soft_end > starts_at),
  -- What gifts have cost so far: reserved in the transaction of each gift.
  given bigint not null default 0 check (given >= 0 and given <= budget),
  gifts integer not null default 0,
  created_by bigint not null,
  created_at timestamptz not null,
  idempotency_key text,
  ended_at timestamptz,
  ended_by text check (ended_by in ('staff', 'time', 'budget')),
  check ((state = 'ended') = (ended_at is not null)),
  check (state not in ('approved', 'live') or live_version is not null)
);
create unique index campaign_idempotency on campaigns.campaign (created_by, idempotency_key) where idempotency_key is not null;
create index campaign_open on campaigns.campaign (target, kind) where state in ('approved', 'live');

create table campaigns.version (
  id uuid primary key,
  campaign_id uuid not null references campaigns.campaign (id),
  version integer not null,
  state text not null check (state in ('draft', 'checked', 'approved', 'dropped')),
  terms jsonb not null,
  written_by bigint not null,
  written_at timestamptz not null,
  approved_by bigint check (approved_by <> written_by),
  approved_at timestamptz,
  unique (campaign_id, version),
  check ((state = 'approved') = (approved_at is not null))
);

-- What somebody wrote is what everybody who accepted it saw: terms are never rewritten, and an approved version never moves.
create function campaigns.keep_version() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or new.terms is distinct from old.terms or old.state in ('approved', 'dropped') then
    raise exception 'a version of a campaign is never changed';
  end if;
  return new;
end $$;
create trigger version_kept before update or delete on campaigns.version
  for each row execute function campaigns.keep_version();

-- A gift is made once for each cause.
create table campaigns.gift (
  id uuid primary key,
  campaign_id uuid not null references campaigns.campaign (id),
  version integer not null,
  player_id bigint not null,
  cause text not null,
  amount bigint not null check (amount > 0),
  -- What the giver of the kind made of it: an award, a relation.
  made text not null,
  given_at timestamptz not null,
  given_by bigint,
  taken_back bigint not null default 0 check (taken_back between 0 and amount),
  unique (campaign_id, player_id, cause)
);
create index on campaigns.gift (player_id, id);
create index on campaigns.gift (campaign_id, id);
create index on campaigns.gift (cause);

-- Why somebody was not given something that happened to call for it.
create table campaigns.not_given (
  campaign_id uuid not null references campaigns.campaign (id),
  player_id bigint not null,
  cause text not null,
  why text not null,
  at timestamptz not null,
  primary key (campaign_id, player_id, cause)
);
create index on campaigns.not_given (player_id, at);

-- Down Migration
drop schema campaigns cascade;
