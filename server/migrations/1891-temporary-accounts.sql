-- Up Migration
-- Ends of temporary accounts that somebody moved to a later moment, each with its reason. The latest counts.
create table registration.prolongation (
  id uuid primary key,
  player_id bigint not null,
  before timestamptz not null,
  until timestamptz not null check (until > before),
  reason text not null,
  prolonged_at timestamptz not null,
  by_kind text not null check (by_kind in ('staff', 'system')),
  by_name text not null,
  signed_by_name text
);
create index prolongation_of_player on registration.prolongation (player_id, until desc);

-- Down Migration
drop table registration.prolongation;
