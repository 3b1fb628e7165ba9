-- Up Migration
-- Up to which amount a withdrawal needs no person. One person proposes, another decides, either stops it; none is off.
create table payments.approval_rule (
  id uuid primary key,
  target text not null,
  currency text not null check (currency in ('CZK', 'EUR')),
  max_minor bigint not null check (max_minor > 0),
  -- Of one player in any twenty-four hours.
  day_max_minor bigint not null check (day_max_minor >= max_minor),
  explanation text not null,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by integer not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  stopped_at timestamptz,
  stopped_by_name text,
  stop_reason text,
  check ((state = 'proposed') = (decided_at is null)),
  -- Two people, whoever asks the database.
  check (state <> 'approved' or decided_by <> proposed_by),
  check (stopped_at is null or state = 'approved')
);
create unique index approval_rule_valid on payments.approval_rule (target) where state = 'approved' and stopped_at is null;

create function payments.check_approval_rule_stays() returns trigger language plpgsql as $$
begin
  if new.max_minor <> old.max_minor or new.day_max_minor <> old.day_max_minor or new.currency <> old.currency
     or new.target <> old.target then
    raise exception 'What was proposed never changes.';
  elsif old.stopped_at is not null or (old.state <> 'proposed' and new.state <> old.state) then
    raise exception 'A rule that was decided is only ever stopped, once.';
  end if;
  return new;
end $$;
create trigger approval_rule_stays before update on payments.approval_rule
  for each row execute function payments.check_approval_rule_stays();

alter table payments.withdrawal
  add column approved_by_rule uuid references payments.approval_rule (id),
  add column approved_at timestamptz,
  -- Why the rule left it to a person; null where no rule has looked at it.
  add column held_for text[] check (cardinality(held_for) > 0),
  add constraint withdrawal_approval check (
    (approved_by_rule is null) = (approved_at is null) and (approved_by_rule is null or held_for is null));
create index withdrawal_approved on payments.withdrawal (player_id, approved_at) where approved_at is not null;
create index withdrawal_not_judged on payments.withdrawal (id)
  where state = 'pending' and held_for is null and approved_by_rule is null;

create function payments.check_approved_by_valid_rule() returns trigger language plpgsql as $$
begin
  if not exists (
    select from payments.approval_rule r
     where r.id = new.approved_by_rule and r.state = 'approved' and r.stopped_at is null
       and r.currency = new.currency and new.amount_minor <= r.max_minor
  ) then
    raise exception 'No valid rule lets this withdrawal through.';
  end if;
  return new;
end $$;
create trigger withdrawal_rule before update of approved_by_rule on payments.withdrawal
  for each row when (new.approved_by_rule is not null and old.approved_by_rule is null)
  execute function payments.check_approved_by_valid_rule();

-- Down Migration
drop trigger withdrawal_rule on payments.withdrawal;
drop function payments.check_approved_by_valid_rule;
alter table payments.withdrawal drop column approved_by_rule, drop column approved_at, drop column held_for;
drop table payments.approval_rule;
drop function payments.check_approval_rule_stays;
