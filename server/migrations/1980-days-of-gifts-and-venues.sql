-- Up Migration
-- When the books have what a step moved: the moment of its transaction, the same as of its movements. No row is touched for the column;
-- those that are there get
-- theirs after the migrations, and so are the indexes made: this is a large table where much was played.
alter table bonuses.step add column booked_at timestamptz not null default '-infinity';
alter table bonuses.step alter column booked_at set default now();
insert into kernel.unfinished (update_of, index, statement) values
  ('bonuses.step', null, $$update bonuses.step set booked_at = at where booked_at = '-infinity'$$),
  -- Rows come in the order of these moments, so that an index of ranges is enough, and costs a stake nothing.
  (null, 'bonuses.step_by_booking',
   'create index concurrently step_by_booking on bonuses.step using brin (booked_at) with (pages_per_range = 16)'),
  (null, 'bonuses.step_accepted',
   $$create index concurrently step_accepted on bonuses.step (booked_at) where kind = 'accepted'$$),
  (null, 'venue_play.fact_by_recording',
   'create index concurrently fact_by_recording on venue_play.fact using brin (recorded_at) with (pages_per_range = 16)'),
  (null, 'venue_play.fact_by_day',
   'create index concurrently fact_by_day on venue_play.fact using brin (day) with (pages_per_range = 16)');

-- How far the facts of another room are summed, and how many there were in the hour before that.
create table reporting.feed (
  name text primary key,
  read_to timestamptz not null,
  rows bigint not null
);

-- Bonus money of a campaign, or of a bonus that staff wrote by hand, on a day.
create table reporting.bonus_day (
  -- Made of all that names the row, so that it is the same when the figures are made anew.
  id uuid primary key,
  day date not null,
  target text not null,
  currency text not null,
  -- The campaign; the bonus where it is of none.
  source_id uuid not null,
  of_campaign boolean not null,
  offered bigint not null,
  accepted bigint not null,
  given bigint not null,
  staked bigint not null,
  wagered bigint not null,
  won bigint not null,
  converted bigint not null,
  taken_back bigint not null,
  cost bigint not null
);
create index bonus_day_by_day on reporting.bonus_day (day, id);
create index bonus_day_by_cost on reporting.bonus_day (cost, id);

-- What was played at a venue on a day, as venues told it.
create table reporting.venue_day (
  id uuid primary key,
  day date not null,
  -- The brand of the venue; empty of one that is not known.
  target text not null,
  venue_id uuid not null,
  currency text not null,
  visits bigint not null,
  players bigint not null,
  rounds bigint not null,
  stake bigint not null,
  win bigint not null,
  jackpot bigint not null,
  ggr bigint not null
);
create index venue_day_by_day on reporting.venue_day (day, id);
create index venue_day_by_ggr on reporting.venue_day (ggr, id);
create index venue_day_by_stake on reporting.venue_day (stake, id);

-- Down Migration
drop table reporting.venue_day;
drop table reporting.bonus_day;
drop table reporting.feed;
delete from kernel.unfinished where coalesce(update_of, index) ~ '^(bonuses.step|venue_play.fact)';
drop index if exists venue_play.fact_by_day, venue_play.fact_by_recording, bonuses.step_accepted, bonuses.step_by_booking;
alter table bonuses.step drop column booked_at;
