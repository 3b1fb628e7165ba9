-- Up Migration
create schema approvals;

-- Which action needs whom, by brand. A version is written once; what is valid is the newest one that has begun.
create table approvals.policy_version (
  id uuid primary key,
  target text not null,
  version integer not null check (version > 0),
  valid_from timestamptz not null,
  -- Nobody for what comes with the product.
  asked_by integer,
  asked_by_name text,
  approved_by integer,
  approved_by_name text,
  unique (target, version),
  check ((asked_by is null) = (approved_by is null)),
  check (asked_by <> approved_by)
);

create table approvals.policy_rule (
  policy_id uuid not null references approvals.policy_version (id),
  position integer not null,
  action text not null,
  over_minor bigint check (over_minor >= 0),
  with_warning boolean not null,
  role text,
  touched_over integer check (touched_over >= 0),
  above_ceiling boolean not null,
  needs text not null check (needs in ('nobody', 'reason', 'second')),
  permission text,
  lives_minutes integer not null check (lives_minutes > 0),
  primary key (policy_id, position)
);

create function approvals.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'A version of the policy is never rewritten.';
end $$;
create trigger policy_version_stays before update or delete or truncate on approvals.policy_version
  execute function approvals.refuse_change();
create trigger policy_rule_stays before update or delete or truncate on approvals.policy_rule
  execute function approvals.refuse_change();

-- The moves of contract/states/approval-states.ts; a test compares the two.
create table approvals.request_way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into approvals.request_way values
  ('waiting', 'executed'), ('waiting', 'refused'), ('waiting', 'withdrawn'), ('waiting', 'expired'), ('waiting', 'changed');

-- One person asks, another signs.
create table approvals.request (
  id uuid primary key,
  number bigint generated always as identity unique,
  target text not null,
  action text not null,
  state text not null check (state in ('waiting', 'executed', 'refused', 'expired', 'changed', 'withdrawn')),
  asked_by integer not null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at),
  -- In the asker's own words; gone when the person it is about is erased, as is all that is sealed.
  reason text,
  asker_accepted text[] not null,
  -- Sealed by the field cipher: what the action is given, and what it would have done when it was asked for.
  input_sealed text,
  look_sealed text,
  -- What it would have done when somebody was about to sign and it had changed.
  changed_look_sealed text,
  obstacle text,
  -- Equal for equal inputs; tells nothing else.
  input_index text not null,
  fingerprint text not null,
  subject_kind text not null,
  subject_id text not null,
  subject_label text not null,
  player_id bigint,
  amount_minor bigint,
  currency text,
  touched_kind text not null,
  touched integer not null check (touched >= 0),
  warnings text[] not null,
  -- What the second person has to hold.
  permissions text[] not null check (cardinality(permissions) > 0),
  policy_version integer,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  signer_accepted text[] not null default '{}',
  check ((state = 'waiting') = (decided_at is null)),
  check ((amount_minor is null) = (currency is null)),
  -- Two people, whoever asks the database.
  check (state not in ('executed', 'refused', 'changed') or decided_by is not null),
  check (state not in ('executed', 'refused', 'changed') or decided_by <> asked_by),
  check (state <> 'withdrawn' or decided_by = asked_by),
  check (state <> 'executed' or decided_at < expires_at)
);
create unique index request_waits_once on approvals.request (target, asked_by, action, input_index) where state = 'waiting';
create index request_waiting on approvals.request (target, expires_at) where state = 'waiting';
create index request_decided on approvals.request (target, decided_at desc) where state <> 'waiting';
create index request_of_subject on approvals.request (target, subject_kind, subject_id, asked_at desc);
create index request_of_asker on approvals.request (target, asked_by, asked_at desc);
create index request_of_player on approvals.request (player_id) where player_id is not null;

create function approvals.check_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A request for a second person is never removed.';
  end if;
  if new.state <> old.state
     and not exists (select from approvals.request_way where from_state = old.state and to_state = new.state) then
    raise exception 'A request does not go from % to %.', old.state, new.state;
  end if;
  if (new.action, new.target, new.asked_by, new.asked_at, new.expires_at, new.input_index, new.fingerprint, new.subject_id,
      new.permissions, new.warnings, new.asker_accepted)
     is distinct from
     (old.action, old.target, old.asked_by, old.asked_at, old.expires_at, old.input_index, old.fingerprint, old.subject_id,
      old.permissions, old.warnings, old.asker_accepted) then
    raise exception 'What was asked for never changes.';
  end if;
  if old.state <> 'waiting'
     and (new.decided_by, new.decided_at, new.signer_accepted) is distinct from (old.decided_by, old.decided_at, old.signer_accepted) then
    raise exception 'What was decided never changes.';
  end if;
  -- Words and what is sealed may go, with the person they are about; nothing is put in their place.
  if (new.reason is not null and new.reason is distinct from old.reason)
     or (new.input_sealed is not null and old.input_sealed is null)
     or (new.look_sealed is not null and old.look_sealed is null)
     or (old.state <> 'waiting' and new.decision is not null and new.decision is distinct from old.decision) then
    raise exception 'What was written never changes.';
  end if;
  return new;
end $$;
create trigger request_stays before update or delete on approvals.request
  for each row execute function approvals.check_request();

-- Down Migration
drop schema approvals cascade;
