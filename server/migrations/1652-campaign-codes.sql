-- Up Migration
-- Codes of a campaign: only their keyed hashes are kept.
create table campaigns.code (
  id uuid primary key,
  campaign_id uuid not null references campaigns.campaign (id),
  target text not null,
  hash bytea not null,
  -- So many people may use it; each of them once.
  uses_max integer not null check (uses_max > 0),
  used integer not null default 0 check (used >= 0 and used <= uses_max),
  made_by bigint not null,
  made_at timestamptz not null,
  -- Taken out of use by staff.
  ended_at timestamptz,
  unique (target, hash)
);
create index on campaigns.code (campaign_id, id);

create table campaigns.code_use (
  code_id uuid not null references campaigns.code (id),
  player_id bigint not null,
  used_at timestamptz not null,
  primary key (code_id, player_id)
);

-- Codes that were tried and are none: guessing is stopped.
create table campaigns.code_attempt (
  player_id bigint not null,
  at timestamptz not null
);
create index on campaigns.code_attempt (player_id, at);

-- Players who are given nothing, by one campaign or by any; taken off by a second row's worth of facts, never deleted.
create table campaigns.restricted_player (
  id uuid primary key,
  target text not null,
  -- Null: nothing of any campaign, and no bonus by hand.
  campaign_id uuid references campaigns.campaign (id),
  player_id bigint not null,
  reason text not null check (reason <> ''),
  until timestamptz,
  added_by bigint not null,
  added_by_name text not null,
  added_at timestamptz not null,
  removed_at timestamptz,
  removed_by bigint,
  removed_why text,
  check ((removed_at is null) = (removed_by is null))
);
create index on campaigns.restricted_player (player_id) where removed_at is null;
create unique index restricted_once on campaigns.restricted_player (target, player_id, campaign_id) nulls not distinct
  where removed_at is null;

-- A bonus that was written by hand is changed by a new version, which holds for later offers.
alter table bonuses.bonus
  add column version integer not null default 1,
  add column replaces uuid unique references bonuses.bonus (id);

-- Down Migration
alter table bonuses.bonus drop column replaces, drop column version;
drop table campaigns.restricted_player;
drop table campaigns.code_attempt;
drop table campaigns.code_use;
drop table campaigns.code;
