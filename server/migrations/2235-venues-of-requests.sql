-- Up Migration
-- At which venue a request is to be carried out: staff of venues read and sign those of theirs alone (decision 0253).
alter table approvals.request add column venue_id uuid;
update approvals.request r set venue_id = d.venue_id
  from cash_desk.desk d where r.subject_kind = 'cash-desk' and r.subject_id = d.id::text;
create or replace function approvals.check_request() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'A request for a second person is never removed.';
  end if;
  if new.state <> old.state
     and not exists (select from approvals.request_way where from_state = old.state and to_state = new.state) then
    raise exception 'A request does not go from % to %.', old.state, new.state;
  end if;
  if (new.action, new.target, new.asked_by, new.asked_at, new.expires_at, new.input_index, new.fingerprint, new.subject_id,
      new.permissions, new.warnings, new.asker_accepted, new.venue_id)
     is distinct from
     (old.action, old.target, old.asked_by, old.asked_at, old.expires_at, old.input_index, old.fingerprint, old.subject_id,
      old.permissions, old.warnings, old.asker_accepted, old.venue_id) then
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

-- Down Migration
create or replace function approvals.check_request() returns trigger language plpgsql as $$
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
alter table approvals.request drop column venue_id;
