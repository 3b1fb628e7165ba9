-- Up Migration
-- When the credit that an ended sitting may have left on its terminal is judged; null: it was, or it ended before this release.
alter table venue_play.sitting add column credit_due_at timestamptz;

-- Credit that a player left on a terminal, by what its venue reported; one open case of a player at a terminal. The sitting is the one
-- from which on it is summed.
create table venue_play.credit_left (
  id uuid primary key,
  sitting_id uuid not null unique references venue_play.sitting,
  target text not null,
  player_id bigint not null,
  venue_id uuid not null,
  terminal_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  found_at timestamptz not null,
  -- Since when nothing is left.
  settled_at timestamptz
);
create unique index one_credit_left on venue_play.credit_left (player_id, terminal_id) where settled_at is null;
create index credit_left_at_venue on venue_play.credit_left (venue_id, found_at) where settled_at is null;

insert into kernel.unfinished (index, statement) values
  ('venue_play.sitting_to_judge',
   'create index concurrently sitting_to_judge on venue_play.sitting (credit_due_at) where credit_due_at is not null'),
  ('venue_play.sitting_of_player',
   'create index concurrently sitting_of_player on venue_play.sitting (player_id, opened_at)');

-- Down Migration
delete from kernel.unfinished where index in ('venue_play.sitting_to_judge', 'venue_play.sitting_of_player');
drop table venue_play.credit_left;
drop index if exists venue_play.sitting_to_judge, venue_play.sitting_of_player;
alter table venue_play.sitting drop column credit_due_at;
