-- Up Migration
-- Each time that staff closed a case of credit left on a terminal, although the terminal had not given it back.
create table venue_play.credit_closing (
  id uuid primary key,
  credit_id uuid not null references venue_play.credit_left,
  amount_minor bigint not null check (amount_minor > 0),
  outcome text not null check (outcome in ('paid', 'wrong', 'other')),
  -- Number of the receipt of the cash.
  receipt text check ((receipt is not null) = (outcome = 'paid')),
  closed_by bigint not null,
  closed_by_name text not null,
  -- Null where the policy of approvals lets one person do it.
  approved_by bigint check (approved_by <> closed_by),
  approved_by_name text,
  closed_at timestamptz not null,
  -- What the venue had given back by then, in the transfers since the sitting of the case.
  given_minor bigint not null,
  -- The part that still counts as given back; what arrives later lowers it.
  counted_minor bigint not null check (counted_minor between 0 and amount_minor),
  -- What the venue gave back all the same, after it was closed.
  returned_minor bigint not null default 0 check (returned_minor between 0 and amount_minor),
  returned_at timestamptz
);
create index closing_of_credit on venue_play.credit_closing (credit_id);
create index closing_returned on venue_play.credit_closing (returned_at) where returned_at is not null;

insert into kernel.unfinished (index, statement) values
  ('venue_play.credit_left_of_player',
   'create index concurrently credit_left_of_player on venue_play.credit_left (player_id, found_at)');

-- Down Migration
delete from kernel.unfinished where index = 'venue_play.credit_left_of_player';
drop index if exists venue_play.credit_left_of_player;
drop table venue_play.credit_closing;
