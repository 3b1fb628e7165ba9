-- Up Migration
create schema cards;

-- Which state may follow which (contract/states/player-card-states.ts; a test compares the two).
create table cards.way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into cards.way (from_state, to_state) values
  ('active', 'locked'),
  ('locked', 'active'),
  ('active', 'removed'),
  ('locked', 'removed');

-- A card of a venue that a player holds. Its number is sealed; the blind index finds it.
create table cards.player_card (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  number_index text not null,
  number_sealed text not null,
  last_digits char(4) not null,
  state text not null default 'active',
  reason text,
  added_at timestamptz not null,
  changed_at timestamptz not null
);
-- A card is one player's. One that was removed keeps its row.
create unique index player_card_held on cards.player_card (target, number_index) where state <> 'removed';
create index player_card_by_number on cards.player_card (target, number_index, id desc);
create index player_card_of_player on cards.player_card (player_id, id desc);

create function cards.refuse_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (
    select 1 from cards.way where from_state = old.state and to_state = new.state
  ) then
    raise exception 'A card does not go from % to %.', old.state, new.state;
  end if;
  return new;
end
$$;
create trigger player_card_moves before update of state on cards.player_card
  for each row execute function cards.refuse_move();

-- What happened to a card, by whom and why. Append-only.
create table cards.card_event (
  id bigint generated always as identity primary key,
  card_id uuid not null references cards.player_card,
  move text not null check (move in ('add', 'lock', 'unlock', 'remove')),
  actor text not null check (actor in ('player', 'venue', 'staff')),
  actor_id text not null,
  actor_name text,
  reason text,
  explanation text,
  at timestamptz not null
);
create index card_event_of_card on cards.card_event (card_id, id);

create function cards.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a card is append-only: % is refused.', tg_op;
end
$$;
create trigger card_event_is_append_only before update or delete or truncate on cards.card_event
  for each statement execute function cards.refuse_change();

-- Which card a session was opened with: it ends when the card is locked or removed.
alter table sign_in.player_session add column card_id uuid;
create index player_session_of_card on sign_in.player_session (card_id) where card_id is not null and ended_at is null;

-- Down Migration
drop index sign_in.player_session_of_card;
alter table sign_in.player_session drop column card_id;
drop schema cards cascade;
