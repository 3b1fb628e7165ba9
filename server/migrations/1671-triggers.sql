-- Up Migration
create schema triggers;

-- A domain event of the catalogue that staff have named, so that triggers may hear it.
create table triggers.definition (
  id uuid primary key,
  target text not null,
  key text not null,
  event text not null,
  description text not null,
  is_enabled boolean not null,
  written_by bigint not null,
  written_by_name text not null,
  written_at timestamptz not null,
  deleted_at timestamptz
);
create unique index definition_key on triggers.definition (target, key) where deleted_at is null;

create table triggers.trigger (
  id uuid primary key,
  target text not null,
  definition_id uuid not null references triggers.definition (id),
  state text not null check (state in ('draft', 'live', 'paused', 'ended')),
  -- The newest version of its terms, and the one that was signed.
  version integer not null,
  live_version integer,
  live_since timestamptz,
  approved_by bigint,
  approved_by_name text,
  fired integer not null default 0,
  last_fired_at timestamptz,
  -- By which webhooks are signed.
  secret_sealed text,
  ended_at timestamptz,
  ended_by text check (ended_by in ('staff', 'budget')),
  check ((state = 'ended') = (ended_at is not null)),
  check (state not in ('live', 'paused') or live_version = version)
);
create index trigger_definition on triggers.trigger (definition_id);
create index trigger_target on triggers.trigger (target, id);

create table triggers.version (
  trigger_id uuid not null references triggers.trigger (id) on delete cascade,
  version integer not null,
  terms jsonb not null,
  written_by bigint not null,
  written_by_name text not null,
  written_at timestamptz not null,
  primary key (trigger_id, version)
);

-- What a trigger did for an event that it heard: once for each, and never changed.
create table triggers.firing (
  id uuid primary key,
  trigger_id uuid not null references triggers.trigger (id),
  version integer not null,
  event_id bigint not null,
  event text not null,
  player_id bigint,
  has_fired boolean not null,
  why_not text,
  detail text,
  at timestamptz not null,
  unique (trigger_id, event_id),
  check (has_fired = (why_not is null))
);
create index firing_of_player on triggers.firing (player_id, id) where player_id is not null;
create index firing_counted on triggers.firing (trigger_id, player_id, at) where has_fired;
create index firing_of_trigger on triggers.firing (trigger_id, id);

create function triggers.keep_firing() returns trigger language plpgsql as $$
begin
  raise exception 'a firing is never changed';
end $$;
create trigger firing_kept before update or delete on triggers.firing
  for each row execute function triggers.keep_firing();

-- What is to be sent to another system for a firing, until it has come through.
create table triggers.delivery (
  -- The firing is written after what it did, in the same transaction.
  firing_id uuid primary key references triggers.firing (id) deferrable initially deferred,
  url text not null,
  body text not null,
  state text not null check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  problem text,
  sent_at timestamptz
);
create index delivery_queued on triggers.delivery (next_attempt_at) where state = 'queued';

-- Down Migration
drop schema triggers cascade;
