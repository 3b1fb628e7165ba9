-- Up Migration
create schema tournaments;

create table tournaments.hall (
  id uuid primary key,
  target text not null,
  name text not null,
  places integer not null check (places between 1 and 10),
  is_shown boolean not null,
  created_by integer not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  idempotency_key text
);
create unique index hall_key on tournaments.hall (created_by, idempotency_key) where idempotency_key is not null;

create table tournaments.tournament (
  id uuid primary key,
  target text not null,
  market text not null,
  currency text not null,
  name text not null,
  about text not null,
  hall_id uuid references tournaments.hall (id),
  -- The newest of `terms`.
  version integer not null check (version > 0),
  created_by integer not null,
  created_at timestamptz not null,
  idempotency_key text
);
create unique index tournament_key on tournaments.tournament (created_by, idempotency_key) where idempotency_key is not null;
create index tournament_of_hall on tournaments.tournament (hall_id);

-- Rules, which never change: a round keeps the version that it was planned with.
create table tournaments.terms (
  tournament_id uuid not null references tournaments.tournament (id),
  version integer not null check (version > 0),
  game_keys text[] not null,
  scoring jsonb not null,
  stake_min bigint not null check (stake_min >= 0),
  counts_free boolean not null,
  counts_bonus boolean not null,
  prizes jsonb not null,
  written_by integer not null,
  written_by_name text not null,
  written_at timestamptz not null,
  primary key (tournament_id, version)
);

create table tournaments.round (
  id uuid primary key,
  tournament_id uuid not null references tournaments.tournament (id),
  target text not null,
  number integer not null check (number > 0),
  version integer not null,
  state text not null check (state in ('planned', 'open', 'running', 'scoring', 'published', 'paid', 'cancelled')),
  opens_at timestamptz not null,
  registers_until timestamptz not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  capacity integer check (capacity > 0),
  -- Players who are in it.
  entries integer not null default 0 check (entries >= 0),
  -- What everybody of it is given as a number instead of a name is counted from here.
  next_alias integer not null default 0,
  -- Games are counted up to what the books had then.
  counted_to timestamptz,
  -- The table was made anew from the books, of so many rounds of games, and so many of its rows were others.
  checked_at timestamptz,
  checked_rounds bigint,
  check_differences integer,
  published_at timestamptz,
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by_name text,
  cancelled_because text,
  planned_by integer not null,
  planned_by_name text not null,
  approved_by integer check (approved_by <> planned_by),
  planned_at timestamptz not null,
  -- Whoever wrote the results does not approve them.
  written_by integer,
  published_by integer check (published_by <> written_by),
  unique (tournament_id, number),
  foreign key (tournament_id, version) references tournaments.terms (tournament_id, version),
  check (opens_at < starts_at and starts_at < ends_at and opens_at < registers_until and registers_until <= ends_at),
  check ((state = 'cancelled') = (cancelled_at is not null)),
  check ((state in ('published', 'paid')) = (published_at is not null)),
  check ((state in ('published', 'paid')) = (published_by is not null)),
  check ((state = 'paid') = (paid_at is not null)),
  check (capacity is null or entries <= capacity),
  check (state not in ('published', 'paid') or check_differences = 0)
);
create index round_by_start on tournaments.round (target, starts_at desc, id desc);
create index round_by_tournament on tournaments.round (tournament_id, starts_at desc, id desc);
create index round_alive on tournaments.round (state) where state in ('planned', 'open', 'running', 'scoring', 'published');

-- Every move of a round, in order.
create table tournaments.round_move (
  round_id uuid not null references tournaments.round (id),
  number integer not null,
  from_state text not null,
  to_state text not null,
  moved_at timestamptz not null,
  moved_by_name text,
  primary key (round_id, number)
);

-- A player in a round, with how far the books were counted for them and what came of it.
create table tournaments.entry (
  round_id uuid not null references tournaments.round (id),
  player_id bigint not null,
  account_id bigint not null,
  state text not null check (state in ('in', 'left', 'removed')),
  is_anonymous boolean not null,
  -- Stands for who has no name.
  alias integer not null,
  registered_at timestamptz not null,
  registered_by_name text,
  -- Rounds of games after this one of the account may count.
  from_seq bigint not null,
  seq bigint not null,
  read_to timestamptz not null,
  rounds bigint not null default 0,
  staked bigint not null default 0,
  won bigint not null default 0,
  score bigint not null default 0,
  -- When the score was reached, and by which round of a game: decide between equal scores.
  reached_at timestamptz,
  decided_by uuid,
  ended_at timestamptz,
  removed_because text,
  explanation text,
  primary key (round_id, player_id),
  unique (round_id, alias),
  check (seq >= from_seq),
  check ((score > 0) = (reached_at is not null and decided_by is not null)),
  check ((reached_at is null) = (decided_by is null)),
  check ((state = 'removed') = (removed_because is not null))
);
create index entry_board on tournaments.entry (round_id, score desc, reached_at, decided_by, player_id)
  where state = 'in' and score > 0;
create index entry_of_player on tournaments.entry (player_id, registered_at desc, round_id);

-- The rounds of games that a score is made of: the best so many of each group (a game, where places of a game give points).
create table tournaments.kept (
  round_id uuid not null,
  player_id bigint not null,
  game_round_id uuid not null,
  group_key text not null,
  multiple bigint not null check (multiple > 0),
  played_at timestamptz not null,
  primary key (round_id, player_id, game_round_id),
  foreign key (round_id, player_id) references tournaments.entry (round_id, player_id)
);

-- Rounds of games that wait for a decision of their player: read again until they are over or the round ends.
create table tournaments.waiting (
  round_id uuid not null,
  player_id bigint not null,
  game_round_id uuid not null,
  seq bigint not null,
  series_id bigint not null,
  ordinal integer not null,
  debit bigint not null,
  played_at timestamptz not null,
  primary key (round_id, game_round_id),
  foreign key (round_id, player_id) references tournaments.entry (round_id, player_id)
);

-- Missions that are done: by their place in the rules.
create table tournaments.mission_done (
  round_id uuid not null,
  player_id bigint not null,
  mission integer not null,
  done_at timestamptz not null,
  primary key (round_id, player_id, mission),
  foreign key (round_id, player_id) references tournaments.entry (round_id, player_id)
);

-- The table as it was published, and what became of each prize.
create table tournaments.result (
  round_id uuid not null references tournaments.round (id),
  player_id bigint not null,
  place integer not null check (place > 0),
  score bigint not null,
  reached_at timestamptz not null,
  rounds bigint not null,
  staked bigint not null,
  won bigint not null,
  prize jsonb,
  outcome text not null check (outcome in ('none', 'paid', 'held', 'lapsed')),
  because text,
  -- What it was given as: a movement of the books, an award of free rounds or of a bonus.
  reference uuid,
  settled_at timestamptz,
  primary key (round_id, player_id),
  unique (round_id, place),
  check ((prize is null) = (outcome = 'none')),
  check ((outcome = 'paid') = (reference is not null)),
  check ((outcome in ('held', 'lapsed')) = (because is not null))
);
create unique index result_reference on tournaments.result (reference) where reference is not null;
create index result_held on tournaments.result (round_id) where outcome = 'held';
create index result_of_player on tournaments.result (player_id);

-- A player who may not enter: one tournament, or any of the brand.
create table tournaments.restriction (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  tournament_id uuid references tournaments.tournament (id),
  reason text not null,
  until timestamptz,
  made_by integer not null,
  made_by_name text not null,
  made_at timestamptz not null,
  ended_by_name text,
  ended_because text,
  ended_at timestamptz,
  check ((ended_at is null) = (ended_by_name is null))
);
create index restriction_of_player on tournaments.restriction (target, player_id);
create unique index restriction_once on tournaments.restriction (target, player_id, coalesce(tournament_id, '00000000-0000-0000-0000-000000000000'))
  where ended_at is null and until is null;

-- What a player was told by a letter: once, however often the event comes.
create table tournaments.told (
  round_id uuid not null references tournaments.round (id),
  player_id bigint not null,
  what text not null,
  told_at timestamptz not null,
  primary key (round_id, player_id, what)
);

create function tournaments.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Rules and moves of tournaments never change.';
end $$;
create trigger terms_stay before update or delete on tournaments.terms
  for each row execute function tournaments.refuse_change();
create trigger moves_stay before update or delete on tournaments.round_move
  for each row execute function tournaments.refuse_change();

-- A state changes along the table of moves only, and what was promised stays once somebody may have entered.
create function tournaments.check_round() returns trigger language plpgsql as $$
begin
  if new.state is distinct from old.state and (old.state, new.state) not in (
    ('planned', 'open'), ('open', 'running'), ('running', 'scoring'), ('scoring', 'published'), ('published', 'paid'),
    ('planned', 'cancelled'), ('open', 'cancelled'), ('running', 'cancelled'), ('scoring', 'cancelled')
  ) then
    raise exception 'A round does not go from % to %.', old.state, new.state;
  end if;
  if old.state <> 'planned' and (new.version, new.opens_at, new.registers_until, new.starts_at, new.ends_at, new.capacity)
     is distinct from (old.version, old.opens_at, old.registers_until, old.starts_at, old.ends_at, old.capacity) then
    raise exception 'A round that can be entered keeps its plan.';
  end if;
  return new;
end $$;
create trigger round_moves before update on tournaments.round for each row execute function tournaments.check_round();

-- A place that was published stays; a prize that was given or is lost stays so.
create function tournaments.check_result() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.outcome <> 'held'
     or (new.player_id, new.place, new.score, new.reached_at, new.rounds, new.staked, new.won, new.prize)
        is distinct from (old.player_id, old.place, old.score, old.reached_at, old.rounds, old.staked, old.won, old.prize) then
    raise exception 'Published results never change.';
  end if;
  return new;
end $$;
create trigger results_stay before update or delete on tournaments.result
  for each row execute function tournaments.check_result();

-- Down Migration
drop schema tournaments cascade;
