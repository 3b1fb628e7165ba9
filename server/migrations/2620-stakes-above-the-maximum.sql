-- Up Migration
-- The law's maximum of one stake, as of the last time that the figures of the sitting were read; null: the law has none.
alter table venue_play.sitting add column stake_max bigint;
-- The next stake of open sittings reads it.
update venue_play.sitting set good_until = least(good_until, now()) where ended_at is null;

-- Stakes above the maximum that a venue reported after they had happened: they count like any other.
create table venue_play.stake_above_max (
  fact_id uuid primary key,
  venue_id uuid not null,
  max_minor bigint not null check (max_minor >= 0),
  rule_id text not null,
  pack_id text not null,
  recorded_at timestamptz not null
);
create index stake_above_max_of_venue on venue_play.stake_above_max (venue_id, recorded_at);

-- Down Migration
drop table venue_play.stake_above_max;
alter table venue_play.sitting drop column stake_max;
