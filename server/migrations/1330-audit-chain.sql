-- Up Migration
-- The log is of every call that is recorded, whoever makes it: staff, clients, partners, and jobs that act.
alter table audit.staff_call rename to call;
alter table audit.staff_call_outcome rename to call_outcome;
alter table audit.staff_words rename to call_words;
alter table audit.call_outcome rename column staff_call_id to call_id;
alter table audit.call_words rename column staff_call_id to call_id;

alter table audit.call
  alter column user_id drop not null,
  -- `staff` with user_id; everybody else is named by actor_id.
  add column actor_kind text not null default 'staff' check (actor_kind in ('staff', 'client', 'partner', 'job')),
  add column actor_id text,
  -- Address that the call came from; jobs have none.
  add column source text,
  -- The transaction that wrote the row: rows of all transactions before the oldest running one are complete.
  add column written_by xid8 not null default pg_current_xact_id(),
  add check ((actor_kind = 'staff') = (user_id is not null) and (actor_kind = 'staff') <> (actor_id is not null));
alter table audit.call_outcome
  -- Code of the refusal, where it was one.
  add column code text,
  -- What the call was about: [{"kind": "payment", "id": "…"}].
  add column subjects jsonb not null default '[]',
  -- SHA-256 of the salt and of what stood before and after; the text stands sealed in call_change.
  add column change_digest bytea,
  add column written_by xid8 not null default pg_current_xact_id();
create index call_written_by on audit.call (written_by);
create index call_outcome_written_by on audit.call_outcome (written_by);
create index call_outcome_subjects on audit.call_outcome using gin (subjects jsonb_path_ops);
create index call_of_actor on audit.call (actor_kind, actor_id, id desc) where actor_id is not null;

create or replace function audit.check_words() returns trigger language plpgsql as $$
begin
  if not exists (select from audit.call c
                  where c.id = new.call_id
                    and c.words_digest = sha256(new.salt || convert_to(new.explanation, 'UTF8'))) then
    raise exception 'The words are not those of the record.';
  end if;
  return null;
end
$$;

-- Before and after of what a call changed, sealed: it goes with an erased person, its digest stays.
create table audit.call_change (
  call_id bigint primary key references audit.call,
  salt bytea not null,
  change_sealed text not null
);
create function audit.refuse_change_but_sealing() returns trigger language plpgsql as $$
begin
  if new.call_id <> old.call_id or new.salt <> old.salt then
    raise exception 'The audit log is append-only: % is refused.', tg_op;
  end if;
  return new;
end
$$;
create trigger call_change_is_sealed_anew_only before update on audit.call_change
  for each row execute function audit.refuse_change_but_sealing();
create trigger call_change_is_not_emptied before truncate on audit.call_change
  for each statement execute function audit.refuse_change();
create trigger call_change_stays before delete on audit.call_change
  for each statement execute function audit.refuse_forgetting();

-- One link a row, in the order in which rows became complete: hash = SHA-256 of the hash before and of the row's own text.
create table audit.link (
  seq bigint primary key check (seq > 0),
  part text not null check (part in ('call', 'outcome')),
  call_id bigint not null,
  hash bytea not null,
  linked_at timestamptz not null,
  unique (part, call_id)
);
create trigger link_is_append_only before update or delete or truncate on audit.link
  for each statement execute function audit.refuse_change();
-- All rows of transactions before this one are linked.
create table audit.chain (
  is_one boolean primary key default true check (is_one),
  linked_below xid8 not null
);
insert into audit.chain (linked_below) values ('0');

-- What was signed and written out, as the process knows it; the truth is in the files.
create table audit.head (
  hour timestamptz primary key,
  seq bigint not null,
  hash bytea not null,
  signed_at timestamptz not null,
  file text not null
);
create trigger head_is_append_only before update or delete or truncate on audit.head
  for each statement execute function audit.refuse_change();

-- Checks of the whole chain that somebody asked for.
create table audit.chain_check (
  id uuid primary key,
  asked_at timestamptz not null,
  asked_by_name text not null,
  began_at timestamptz,
  ended_at timestamptz,
  links_done bigint not null default 0,
  links_total bigint not null default 0,
  problems jsonb
);

-- Down Migration
drop table audit.chain_check;
drop table audit.head;
drop table audit.chain;
drop table audit.link;
drop table audit.call_change;
drop function audit.refuse_change_but_sealing();
drop index audit.call_of_actor;
drop index audit.call_outcome_subjects;
drop index audit.call_outcome_written_by;
drop index audit.call_written_by;
alter table audit.call_outcome drop column written_by, drop column change_digest, drop column subjects, drop column code;
alter table audit.call drop column written_by, drop column source, drop column actor_id, drop column actor_kind;
alter table audit.call_words rename column call_id to staff_call_id;
alter table audit.call_outcome rename column call_id to staff_call_id;
alter table audit.call_words rename to staff_words;
alter table audit.call_outcome rename to staff_call_outcome;
alter table audit.call rename to staff_call;
create or replace function audit.check_words() returns trigger language plpgsql as $$
begin
  if not exists (select from audit.staff_call c
                  where c.id = new.staff_call_id
                    and c.words_digest = sha256(new.salt || convert_to(new.explanation, 'UTF8'))) then
    raise exception 'The words are not those of the record.';
  end if;
  return null;
end
$$;
