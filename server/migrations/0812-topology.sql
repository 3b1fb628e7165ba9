-- Up Migration
create schema topology;

-- A place of the operator where people play.
create table topology.venue (
  id uuid primary key,
  target text not null,
  kind text not null check (kind in ('Casino', 'GamingHall', 'Bar')),
  name text not null,
  street text not null,
  town text not null,
  post_code text not null
);
create index venue_of_target on topology.venue (target, name);

-- A room of a venue where devices stand.
create table topology.workroom (
  id uuid primary key,
  venue_id uuid not null references topology.venue,
  name text not null,
  unique (venue_id, name)
);

-- Down Migration
drop schema topology cascade;
