-- Up Migration
create extension if not exists btree_gist;

-- `place_id` is what its places are versions of, one after the other.
create table topology.terminal (
  id uuid primary key,
  place_id uuid not null unique,
  target text not null
);

-- A company, an operator (a company with a licence for a brand) or a producer of machines.
create table topology.party (
  id uuid primary key,
  target text not null,
  kind text not null check (kind in ('company', 'operator', 'producer'))
);

-- What held of a thing, when, and from when to when we took it for true. Nothing is rewritten: what is known better closes the
-- old version and writes a new one. `claim` is what only one thing can have at a moment (a name in a town, a serial number, the
-- place of a terminal); `slot` divides it further: an opening has some minutes of the week.
create table topology.version (
  version_id uuid primary key,
  thing_id uuid not null,
  facts_id uuid not null,
  valid_from timestamptz not null,
  valid_until timestamptz,
  known_from timestamptz not null,
  known_until timestamptz,
  claim text not null,
  slot int4multirange not null default '{[0,1)}',
  written_by text not null,
  check (valid_from < valid_until),
  check (known_from <= known_until),
  check (not isempty(slot)),
  constraint one_version_at_a_time exclude using gist (
    thing_id with =, tstzrange(valid_from, valid_until) with &&, tstzrange(known_from, known_until) with &&),
  constraint one_thing_at_a_time exclude using gist (
    claim with =, slot with &&, tstzrange(valid_from, valid_until) with &&, tstzrange(known_from, known_until) with &&)
);
create index version_of_thing on topology.version (thing_id, valid_from);
create index version_of_facts on topology.version (facts_id);

create function topology.keep_versions() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.known_until is null and new.known_until is not null then
    old.known_until := new.known_until;
    if old is not distinct from new then return new; end if;
  end if;
  raise exception 'history of topology is not rewritten';
end $$;
create trigger keep_versions before update or delete on topology.version
  for each row execute function topology.keep_versions();

create function topology.keep_facts() returns trigger language plpgsql as $$
begin
  raise exception 'history of topology is not rewritten';
end $$;

create table topology.venue_facts (
  facts_id uuid primary key,
  venue_id uuid not null references topology.venue,
  kind text not null check (kind in ('Casino', 'GamingHall', 'Bar')),
  name text not null,
  street text not null,
  town text not null,
  post_code text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  licence_decision text,
  phone text,
  check ((latitude is null) = (longitude is null))
);
create index venue_facts_of on topology.venue_facts (venue_id);

create table topology.workroom_facts (
  facts_id uuid primary key,
  workroom_id uuid not null references topology.workroom,
  name text not null
);
create index workroom_facts_of on topology.workroom_facts (workroom_id);

create table topology.party_facts (
  facts_id uuid primary key,
  party_id uuid not null references topology.party,
  name text not null,
  company_number text,
  licence_number text,
  company_id uuid references topology.party,
  address text,
  phone text
);
create index party_facts_of on topology.party_facts (party_id);

create table topology.terminal_facts (
  facts_id uuid primary key,
  terminal_id uuid not null references topology.terminal,
  serial text not null,
  producer_id uuid not null references topology.party,
  kind text not null check (kind in ('Slot', 'Roulette', 'Cards', 'MultiGame')),
  seats integer not null check (seats between 1 and 100),
  software_build text,
  certificate text
);
create index terminal_facts_of on topology.terminal_facts (terminal_id);

create table topology.assignment_facts (
  facts_id uuid primary key,
  terminal_id uuid not null references topology.terminal,
  venue_id uuid not null references topology.venue,
  workroom_id uuid references topology.workroom
);
create index assignment_facts_of_terminal on topology.assignment_facts (terminal_id);
create index assignment_facts_of_venue on topology.assignment_facts (venue_id);

-- Minutes of the day on which it begins; past 1440 is the next day.
create table topology.opening_facts (
  facts_id uuid primary key,
  venue_id uuid not null references topology.venue,
  weekday integer not null check (weekday between 1 and 7),
  opens_minute integer not null check (opens_minute between 0 and 1439),
  closes_minute integer not null,
  check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440)
);
create index opening_facts_of on topology.opening_facts (venue_id);

create table topology.special_opening_facts (
  facts_id uuid primary key,
  venue_id uuid not null references topology.venue,
  day date not null,
  -- Null on a day on which it stays closed.
  opens_minute integer check (opens_minute between 0 and 1439),
  closes_minute integer,
  reason text not null,
  check ((opens_minute is null) = (closes_minute is null)),
  check (closes_minute > opens_minute and closes_minute <= opens_minute + 1440)
);
create index special_opening_facts_of on topology.special_opening_facts (venue_id);

-- When a venue or a terminal may be played, and by which decision.
create table topology.validity_facts (
  facts_id uuid primary key,
  venue_id uuid references topology.venue,
  terminal_id uuid references topology.terminal,
  decision text not null,
  check ((venue_id is null) <> (terminal_id is null))
);
create index validity_facts_of_venue on topology.validity_facts (venue_id);
create index validity_facts_of_terminal on topology.validity_facts (terminal_id);

-- What a service asked to be written, once for its key, and what it was answered; found again by its receipt.
create table topology.kept_request (
  client_id text not null,
  key text not null,
  receipt text not null unique,
  path text not null,
  body_hash text not null,
  reply jsonb not null,
  at timestamptz not null,
  primary key (client_id, key)
);

-- Venues and workrooms that are there: nobody has written down since when.
insert into topology.venue_facts (facts_id, venue_id, kind, name, street, town, post_code)
select gen_random_uuid(), id, kind, name, street, town, post_code from topology.venue;
insert into topology.workroom_facts (facts_id, workroom_id, name)
select gen_random_uuid(), id, name from topology.workroom;
insert into topology.version (version_id, thing_id, facts_id, valid_from, known_from, claim, written_by)
select gen_random_uuid(), v.id, f.facts_id, '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z',
       case when row_number() over (partition by v.target, lower(v.name), lower(v.town) order by v.id) = 1
            then concat_ws(' ', 'venue', v.target, lower(v.name), lower(v.town)) else concat_ws(' ', 'venue', v.id) end,
       'before'
  from topology.venue v join topology.venue_facts f on f.venue_id = v.id;
insert into topology.version (version_id, thing_id, facts_id, valid_from, known_from, claim, written_by)
select gen_random_uuid(), r.id, f.facts_id, '2000-01-01T00:00:00Z', '2000-01-01T00:00:00Z',
       concat_ws(' ', 'workroom', r.venue_id, r.name), 'before'
  from topology.workroom r join topology.workroom_facts f on f.workroom_id = r.id;

alter table topology.venue drop column kind, drop column name, drop column street, drop column town, drop column post_code;
create index venue_of_target on topology.venue (target);
alter table topology.workroom drop column name;
create index workroom_of_venue on topology.workroom (venue_id);

do $$
declare
  facts text;
begin
  foreach facts in array array['venue', 'workroom', 'party', 'terminal', 'assignment', 'opening', 'special_opening', 'validity'] loop
    execute format('create trigger keep_facts before update or delete on topology.%I
                      for each row execute function topology.keep_facts()', facts || '_facts');
  end loop;
end $$;

-- Down Migration
drop index topology.venue_of_target;
drop index topology.workroom_of_venue;
alter table topology.venue add column kind text, add column name text, add column street text, add column town text,
  add column post_code text;
alter table topology.workroom add column name text;
update topology.venue v set (kind, name, street, town, post_code) =
  (select f.kind, f.name, f.street, f.town, f.post_code
     from topology.venue_facts f join topology.version h on h.facts_id = f.facts_id
    where f.venue_id = v.id order by h.known_until is null desc, h.valid_from desc limit 1);
update topology.workroom r set name =
  (select f.name from topology.workroom_facts f join topology.version h on h.facts_id = f.facts_id
    where f.workroom_id = r.id order by h.known_until is null desc, h.valid_from desc limit 1);
alter table topology.venue alter column kind set not null, alter column name set not null, alter column street set not null,
  alter column town set not null, alter column post_code set not null;
alter table topology.workroom alter column name set not null;
create index venue_of_target on topology.venue (target, name);
alter table topology.workroom add unique (venue_id, name);
drop table topology.kept_request, topology.validity_facts, topology.special_opening_facts, topology.opening_facts,
  topology.assignment_facts, topology.terminal_facts, topology.party_facts, topology.workroom_facts, topology.venue_facts,
  topology.version, topology.party, topology.terminal;
drop function topology.keep_versions(), topology.keep_facts();
