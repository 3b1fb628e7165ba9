-- Up Migration
create schema bonuses;

-- What staff offer, with all its terms. A bonus is never changed: who was told its terms keeps them.
create table bonuses.bonus (
  id uuid primary key,
  name text not null check (name <> ''),
  currency text not null,
  amount bigint not null check (amount > 0),
  -- Bonus money has to be staked so many times the amount before it becomes cash.
  wagering_times integer not null check (wagering_times between 1 and 50),
  -- Largest stake that bonus money helps to pay; null is the game's own.
  stake_max bigint check (stake_max > 0),
  days_to_accept integer not null check (days_to_accept between 1 and 90),
  days_to_play integer not null check (days_to_play between 1 and 90),
  created_by bigint not null,
  created_at timestamptz not null
);

-- A bonus that one player was offered.
create table bonuses.award (
  id uuid primary key,
  bonus_id uuid not null references bonuses.bonus (id),
  player_id bigint not null,
  state text not null check (state in ('offered', 'active', 'converted', 'used-up', 'forfeited', 'expired')),
  offered_by bigint not null,
  offered_at timestamptz not null,
  accept_before timestamptz not null,
  activated_at timestamptz,
  play_before timestamptz,
  -- Staked bonus money that counted, by each game's coefficient.
  wagered bigint not null default 0 check (wagered >= 0),
  -- Rounds that wait for a decision and have a part of it: it does not end before them.
  open_rounds integer not null default 0 check (open_rounds >= 0),
  ended_at timestamptz,
  ended_by text check (ended_by in ('player', 'staff', 'time', 'play')),
  -- What there was of it at the end: became cash, or went back to the house.
  left_at_end bigint check (left_at_end >= 0),
  check ((state = 'offered') = (activated_at is null and ended_at is null)),
  check ((state in ('offered', 'active')) = (ended_at is null))
);
-- One bonus at a time is played with.
create unique index award_active on bonuses.award (player_id) where state = 'active';
create index on bonuses.award (player_id, id);
create index on bonuses.award (accept_before) where state = 'offered';
create index on bonuses.award (play_before) where state = 'active';

-- Down Migration
drop schema bonuses cascade;
