-- Up Migration
-- Every change of a person after registration: which fields, before and after (masked), by whom and why. Append-only.
create table players.person_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references players.player,
  at timestamptz not null,
  -- player, staff, or a land-based system
  by_kind text not null check (by_kind in ('player', 'staff', 'system')),
  by_name text,
  reason text,
  explanation text,
  -- [{ "field", "before", "after" }]; never whole values.
  changes jsonb not null
);
create index person_change_of_player on players.person_change (player_id, id desc);

-- Down Migration
drop table players.person_change;
