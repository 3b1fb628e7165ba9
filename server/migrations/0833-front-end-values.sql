-- Up Migration
-- What staff keep for the front ends of a brand: small texts that mean something to a front end only.
create table platform.front_end_value (
  target text not null,
  name text not null,
  value text not null,
  changed_by text not null,
  changed_at timestamptz not null,
  primary key (target, name)
);

-- Down Migration
drop table platform.front_end_value;
