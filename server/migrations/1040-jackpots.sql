-- Up Migration
create schema jackpots;

-- A progressive jackpot of one brand. Its rules never change: other rules are another pool.
create table jackpots.pool (
  id uuid primary key,
  target text not null,
  market text not null,
  name text not null,
  currency text not null,
  seed_minor bigint not null check (seed_minor > 0),
  contribution_ppm integer not null check (contribution_ppm between 1 and 999999),
  one_in_minor bigint not null check (one_in_minor between 1 and 4294967296),
  -- Games whose rounds take part.
  game_keys text[] not null check (cardinality(game_keys) > 0),
  -- The pool's account in the books, from the first switching on.
  account_id bigint unique,
  -- In millionths of a minor unit; the account holds its whole minor units.
  level_micros numeric(30, 0) not null default 0 check (level_micros >= 0),
  -- Number of the newest row of `move`.
  moves bigint not null default 0,
  created_at timestamptz not null
);

-- A wish to switch a pool on: one person proposes, another decides. Approved, it is a stretch of time in which rounds take part.
create table jackpots.run (
  id uuid primary key,
  pool_id uuid not null references jackpots.pool (id),
  explanation text not null,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by integer not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  -- From and to, by the moment that the books give a round.
  live_from timestamptz,
  live_to timestamptz check (live_to >= live_from),
  stopped_by integer,
  stopped_by_name text,
  stopped_because text,
  check ((state = 'proposed') = (decided_at is null)),
  check (state <> 'approved' or (decided_by <> proposed_by and live_from is not null)),
  check (state = 'approved' or live_from is null),
  check ((live_to is null) = (stopped_by is null))
);
create index run_of_pool on jackpots.run (pool_id, proposed_at desc);
create unique index run_live_once on jackpots.run (pool_id) where state = 'approved' and live_to is null;
create unique index run_proposed_once on jackpots.run (pool_id) where state = 'proposed';

-- All that has happened to a pool, in order: its level follows from these.
create table jackpots.move (
  pool_id uuid not null references jackpots.pool (id),
  number bigint not null,
  kind text not null check (kind in ('seed', 'contributions', 'win')),
  micros numeric(30, 0) not null check (micros > 0),
  level_after numeric(30, 0) not null check (level_after >= 0),
  moved_at timestamptz not null,
  -- The movement of the pool's account; none when the move did not pass a whole minor unit.
  reference uuid,
  primary key (pool_id, number)
);

-- What one account's rounds put in: those after `from_seq` up to `to_seq` that took part.
create table jackpots.contribution (
  pool_id uuid not null,
  move bigint not null,
  account_id bigint not null,
  from_seq bigint not null,
  to_seq bigint not null check (to_seq > from_seq),
  rounds bigint not null check (rounds > 0),
  staked bigint not null check (staked > 0),
  primary key (pool_id, account_id, to_seq),
  foreign key (pool_id, move) references jackpots.move (pool_id, number)
);
create index contribution_of_move on jackpots.contribution (pool_id, move);

-- A pool that was won, by which round. A round wins a pool once.
create table jackpots.hit (
  pool_id uuid not null,
  round_id uuid not null,
  move bigint not null,
  player_id bigint not null,
  game_key text not null,
  stake bigint not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  won_at timestamptz not null,
  paid_at timestamptz not null,
  -- The player's movement in the books.
  reference uuid not null unique,
  primary key (pool_id, round_id),
  foreign key (pool_id, move) references jackpots.move (pool_id, number)
);
create index hit_of_round on jackpots.hit (round_id);

-- How far each account's rounds have been counted.
create table jackpots.cursor (
  account_id bigint primary key,
  seq bigint not null,
  read_to timestamptz not null
);

create function jackpots.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What has happened to a pool never changes.';
end $$;
create trigger move_is_immutable before update or delete on jackpots.move
  for each row execute function jackpots.refuse_change();
create trigger contribution_is_immutable before update or delete on jackpots.contribution
  for each row execute function jackpots.refuse_change();
create trigger hit_is_immutable before update or delete on jackpots.hit
  for each row execute function jackpots.refuse_change();

create function jackpots.check_rules_stay() returns trigger language plpgsql as $$
begin
  if (new.target, new.market, new.currency, new.seed_minor, new.contribution_ppm, new.one_in_minor, new.game_keys)
     is distinct from
     (old.target, old.market, old.currency, old.seed_minor, old.contribution_ppm, old.one_in_minor, old.game_keys) then
    raise exception 'The rules of a pool never change.';
  end if;
  return new;
end $$;
create trigger rules_stay before update on jackpots.pool for each row execute function jackpots.check_rules_stay();

-- Down Migration
drop schema jackpots cascade;
