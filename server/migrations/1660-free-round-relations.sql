-- Up Migration
-- The terms of an approved version of a campaign that gives free rounds, as its players accept them.
create table free_rounds.terms (
  version_id uuid primary key,
  currency text not null,
  terms jsonb not null,
  written_at timestamptz not null
);

-- Players whom staff have chosen by a list; made into relations in the background.
create table free_rounds.import (
  id uuid primary key,
  campaign_id uuid not null,
  created_by bigint not null,
  created_at timestamptz not null,
  idempotency_key text not null,
  players integer not null check (players > 0),
  done integer not null default 0 check (done between 0 and players),
  given integer not null default 0 check (given between 0 and done),
  finished_at timestamptz,
  check ((finished_at is null) = (done < players)),
  unique (created_by, idempotency_key)
);
create index on free_rounds.import (campaign_id, id);
create index import_running on free_rounds.import (id) where finished_at is null;

create table free_rounds.import_row (
  import_id uuid not null references free_rounds.import (id),
  number integer not null,
  player_id bigint not null,
  -- Null until it was this player's turn.
  outcome text,
  primary key (import_id, number)
);
create index on free_rounds.import_row (import_id, outcome);

-- Free rounds of a campaign with one player: an offer, until the player accepts it as something.
create table free_rounds.relation (
  id uuid primary key,
  campaign_id uuid not null,
  version_id uuid not null references free_rounds.terms (version_id),
  player_id bigint not null,
  source text not null check (source in ('staff', 'code', 'trigger', 'campaign')),
  -- A relation is active once a round of it was played.
  state text not null check (state in ('offered', 'accepted', 'active', 'finished', 'converted', 'cancelled', 'expired')),
  offered_at timestamptz not null,
  ends_at timestamptz not null,
  accepted_at timestamptz,
  ended_at timestamptz,
  converted_to text check (converted_to in ('cash', 'bonus')),
  converted bigint check (converted > 0),
  -- What its rounds have won that became an offer of bonus money.
  bonus_award_id uuid,
  bonus_amount bigint check (bonus_amount > 0),
  check ((converted_to is null) = (converted is null)),
  check ((state = 'converted') = (converted is not null)),
  check ((state in ('offered', 'accepted', 'active')) = (ended_at is null)),
  check ((bonus_award_id is null) = (bonus_amount is null))
);
create index on free_rounds.relation (player_id, id);
create index on free_rounds.relation (campaign_id, id);
create index on free_rounds.relation (campaign_id, state);
create index relation_ends on free_rounds.relation (ends_at) where ended_at is null;

-- Rounds of one game that an offer became. Another game takes their place where it can no longer be played.
alter table free_rounds.award
  add column relation_id uuid references free_rounds.relation (id),
  -- Of what its rounds win, so much more may become the player's cash; null is all of it, 0 none.
  add column cash_cap bigint check (cash_cap >= 0),
  -- What its rounds have won as far as their ends are known, and what of it is not cash.
  add column won bigint not null default 0 check (won >= 0),
  add column held bigint not null default 0 check (held >= 0);
create index award_of_relation on free_rounds.award (relation_id, id) where relation_id is not null;

alter table free_rounds.spent
  -- Null while the end of the round is not known here.
  add column won bigint check (won >= 0),
  add column held bigint not null default 0 check (held >= 0),
  add check (held <= won);
create index spent_open on free_rounds.spent (spent_at) where won is null;

-- A free round borrows nothing; its win can be kept for bonus money all the same.
alter table game_rounds.bonus_round drop constraint bonus_round_lent_check, add check (lent >= 0);

-- Down Migration
delete from game_rounds.bonus_round where lent = 0;
alter table game_rounds.bonus_round drop constraint bonus_round_lent_check, add check (lent > 0);
drop index free_rounds.spent_open;
alter table free_rounds.spent drop column held, drop column won;
alter table free_rounds.award drop column held, drop column won, drop column cash_cap, drop column relation_id;
drop table free_rounds.relation;
drop table free_rounds.import_row;
drop table free_rounds.import;
drop table free_rounds.terms;
