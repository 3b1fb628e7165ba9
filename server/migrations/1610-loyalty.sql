-- Up Migration
create schema loyalty;

-- What staff wrote of the club: point rules, missions, badges, things of the store, the ladder of levels. A version is never
-- changed; the newest one that has begun holds, so that "what held then" has an answer.
create table loyalty.definition (
  id uuid primary key,
  target text not null,
  kind text not null check (kind in ('rule', 'mission', 'badge', 'item', 'ladder')),
  key text not null check (key ~ '^[a-z0-9-]{2,40}$'),
  version integer not null check (version > 0),
  content jsonb not null,
  is_on boolean not null,
  valid_from timestamptz not null,
  explanation text,
  -- Null: it came with the product.
  written_by bigint,
  written_by_name text,
  approved_by bigint,
  approved_by_name text,
  unique (target, kind, key, version),
  check (approved_by is null or approved_by <> written_by)
);

-- Where a player stands. Everything here follows from the movements.
create table loyalty.player (
  player_id bigint primary key,
  points bigint not null default 0 check (points >= 0),
  -- All points that were ever given: the level follows from these, and what is spent does not lower them.
  ever bigint not null default 0 check (ever >= 0),
  -- Number of the newest row of `movement`.
  movements bigint not null default 0,
  -- The highest level that was reached; a level is never lost.
  level_id integer,
  -- Picture of the club that is worn instead of the player's own.
  avatar text,
  joined_at timestamptz not null
);

-- Points that moved between a player and the house. Never changed: a mistake is put right by another movement.
create table loyalty.movement (
  id uuid primary key,
  player_id bigint not null references loyalty.player,
  number bigint not null,
  kind text not null check (kind in ('earned', 'mission', 'bought', 'expired', 'corrected')),
  points bigint not null check (points <> 0),
  ever_points bigint not null,
  -- Account of the house on the other side.
  house text not null check (house in ('given', 'store', 'expired', 'corrections')),
  points_after bigint not null check (points_after >= 0),
  ever_after bigint not null check (ever_after >= 0),
  -- What gave or took them: `rule:quiet-day`, `mission:reader`, `item:crown`, `correction`, `expiry`.
  source text not null,
  -- Version of the definition; null where there is none.
  source_version integer,
  -- The one event that it is for: the same source gives for the same event once.
  event_id text not null,
  -- A day or a game that a list can name; never personal.
  about text,
  moved_at timestamptz not null,
  expires_at timestamptz,
  -- Of a correction: why, and who.
  reason text,
  by_user bigint,
  by_name text,
  approved_by bigint,
  unique (player_id, number),
  unique (player_id, source, event_id),
  check ((kind in ('earned', 'mission')) = (house = 'given')),
  check ((kind = 'bought') = (house = 'store')),
  check ((kind = 'expired') = (house = 'expired')),
  check (kind in ('earned', 'mission', 'corrected') or points < 0),
  check (kind not in ('earned', 'mission') or points > 0),
  check (ever_points = case when kind in ('bought', 'expired') then 0 else points end),
  check ((kind = 'corrected') = (reason is not null and by_user is not null))
);

-- Both sides of each movement: what one account gives the other gets, so that all legs sum to nothing.
create view loyalty.leg as
  select id as movement_id, 'player:' || player_id as account, points, moved_at from loyalty.movement
   union all
  select id, 'house:' || house, -points, moved_at from loyalty.movement;

-- What is left of each movement that gave points: what expires first is spent first.
create table loyalty.lot (
  movement_id uuid primary key references loyalty.movement,
  player_id bigint not null,
  points bigint not null check (points > 0),
  left_points bigint not null check (left_points between 0 and points),
  expires_at timestamptz
);
create index lot_of_player on loyalty.lot (player_id) where left_points > 0;
create index lot_to_expire on loyalty.lot (expires_at) where left_points > 0;

create table loyalty.level_reached (
  player_id bigint not null references loyalty.player,
  level_id integer not null,
  reached_at timestamptz not null,
  primary key (player_id, level_id)
);

-- What a player did or let be, once each: what rules, missions and badges count.
create table loyalty.fact (
  player_id bigint not null references loyalty.player,
  kind text not null check (kind in ('quiet-day', 'game-learned', 'free-play', 'profile', 'play-day')),
  event_id text not null,
  happened_at timestamptz not null,
  primary key (player_id, kind, event_id)
);

create table loyalty.mission_done (
  player_id bigint not null references loyalty.player,
  mission_key text not null,
  done_at timestamptz not null,
  claimed_at timestamptz,
  primary key (player_id, mission_key)
);

create table loyalty.badge_won (
  player_id bigint not null references loyalty.player,
  badge_key text not null,
  won_at timestamptz not null,
  primary key (player_id, badge_key)
);

create table loyalty.purchase (
  id uuid primary key,
  player_id bigint not null references loyalty.player,
  item_key text not null,
  item_version integer not null,
  bought_at timestamptz not null,
  idempotency_key text not null,
  unique (player_id, idempotency_key)
);
create index purchase_of_item on loyalty.purchase (player_id, item_key);

-- How far the totals of stakes of an account were counted, in minor units.
create table loyalty.counted_stake (
  account_id bigint primary key,
  player_id bigint not null,
  counted bigint not null check (counted >= 0)
);

-- How far repeated work has come.
create table loyalty.progress (
  work text primary key,
  done_to timestamptz not null
);

create function loyalty.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What has happened in the club never changes.';
end $$;
create trigger movement_is_immutable before update or delete on loyalty.movement
  for each row execute function loyalty.refuse_change();
create trigger definition_is_immutable before update or delete on loyalty.definition
  for each row execute function loyalty.refuse_change();

-- Down Migration
drop schema loyalty cascade;
