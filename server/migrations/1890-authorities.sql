-- Up Migration
create schema authorities;

-- One version of the package of a period for the supervision of gambling. What was sealed never changes.
create table authorities.package (
  id uuid primary key,
  target text not null,
  name text not null unique,
  period_from timestamptz not null,
  period_to timestamptz not null,
  version integer not null check (version > 0),
  -- Of the description of the format by which it was made.
  format_version text not null,
  state text not null check (state in ('held', 'ready', 'handed', 'accepted', 'rejected', 'replaced')),
  -- The highest version of its period.
  is_current boolean not null,
  made_at timestamptz not null,
  row_count integer not null,
  -- Of its files, without seal and encryption: the same facts have the same hash.
  content_hash text not null,
  sealed text not null,
  -- The correction that it was made by; null for the first version.
  correction_id uuid,
  due_at timestamptz not null,
  handed_at timestamptz,
  answered_at timestamptz,
  -- Findings of the last answer that leave it accepted.
  remark_count integer not null default 0,
  tries integer not null default 0,
  try_at timestamptz not null,
  problem text,
  -- It is judged again: something before it was corrected.
  is_to_check boolean not null default false,
  -- What the nightly comparison with the books found; null where it was not compared.
  compared_at timestamptz,
  differs boolean not null default false,
  -- Staff were told that no answer came in time.
  late_told_at timestamptz,
  check (period_to > period_from),
  unique (target, period_from, version)
);
create unique index one_current_package on authorities.package (target, period_from) where is_current;
create index package_by_period on authorities.package (target, period_from, id);
create index package_by_making on authorities.package (target, made_at, id);
create index package_to_hand on authorities.package (target, try_at) where state = 'ready';
create index package_to_check on authorities.package (target, period_from) where is_to_check;

create function authorities.refuse_change_of_sealed() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (new.name, new.period_from, new.period_to, new.version, new.content_hash, new.sealed)
       is distinct from (old.name, old.period_from, old.period_to, old.version, old.content_hash, old.sealed) then
    raise exception 'Packages are kept as they were sealed.';
  end if;
  return new;
end
$$;
create trigger package_is_kept before update or delete on authorities.package
  for each row execute function authorities.refuse_change_of_sealed();

create table authorities.package_file (
  package_id uuid not null references authorities.package (id),
  name text not null,
  row_count integer not null,
  content text not null,
  primary key (package_id, name)
);

-- Records of registers that a package gives, with what never changes in them: later packages are judged by it.
create table authorities.package_record (
  package_id uuid not null references authorities.package (id),
  file text not null,
  key text not null,
  fixed jsonb not null,
  primary key (file, key, package_id)
);

-- What a validator said of a package: our own before it leaves, or the authority.
create table authorities.answer (
  id uuid primary key,
  package_id uuid not null references authorities.package (id),
  source text not null check (source in ('own', 'authority')),
  -- The authority's own number of its confirmation: the same one is read once.
  confirmation text unique,
  received_at timestamptz not null,
  verdict text not null check (verdict in ('OK', 'ERR')),
  faults jsonb not null,
  findings jsonb not null,
  check ((source = 'authority') = (confirmation is not null))
);
create index answer_of_package on authorities.answer (package_id, received_at);

-- A new version of a period that somebody asked for. The worker makes it.
create table authorities.correction (
  id uuid primary key,
  target text not null,
  package_id uuid not null references authorities.package (id),
  reason text not null,
  asked_at timestamptz not null,
  asked_by bigint not null,
  asked_by_name text not null,
  signed_by bigint,
  signed_by_name text,
  made_at timestamptz
);
create unique index one_correction_at_once on authorities.correction (package_id) where made_at is null;
alter table authorities.package add foreign key (correction_id) references authorities.correction (id);

-- How far confirmations were read, and how the last try went.
create table authorities.collection (
  target text primary key,
  cursor text,
  tried_at timestamptz not null,
  problem text
);

create function authorities.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What was given or answered is append-only: % is refused.', tg_op;
end
$$;
create trigger file_is_append_only before update or delete on authorities.package_file
  for each row execute function authorities.refuse_change();
create trigger record_is_append_only before update or delete on authorities.package_record
  for each row execute function authorities.refuse_change();
create trigger answer_is_append_only before update or delete on authorities.answer
  for each row execute function authorities.refuse_change();

-- Down Migration
drop schema authorities cascade;
