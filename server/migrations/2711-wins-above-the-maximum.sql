-- Up Migration
-- Wins above the law's maximum that a venue reported: they count like any other.
create table venue_play.win_above_max (
  fact_id uuid primary key,
  venue_id uuid not null,
  max_minor bigint not null check (max_minor >= 0),
  rule_id text not null,
  pack_id text not null,
  recorded_at timestamptz not null
);
create index win_above_max_of_venue on venue_play.win_above_max (venue_id, recorded_at);

-- Down Migration
drop table venue_play.win_above_max;
