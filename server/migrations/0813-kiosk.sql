-- Up Migration
create schema kiosk;

-- Leave to register one device in one workroom, once and soon.
create table kiosk.registration_code (
  code_hash bytea primary key,
  target text not null,
  workroom_id uuid not null,
  issued_by text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- A kiosk that stands somewhere. Its client (sign_in.client) is its own; registered again, it stays the same device.
create table kiosk.device (
  client_id text primary key,
  target text not null,
  serial_number text not null,
  workroom_id uuid not null,
  registered_by text not null,
  registered_at timestamptz not null,
  unique (target, serial_number)
);

-- What kiosks asked about players: which question, by what it was asked, how many were found. Never the words themselves.
create table kiosk.lookup (
  id bigint generated always as identity primary key,
  client_id text not null,
  question text not null check (question in ('exists', 'search')),
  asked_by text not null check (asked_by in ('player-id', 'email', 'card', 'name')),
  found integer not null,
  player_id bigint,
  at timestamptz not null
);
create index lookup_of_player on kiosk.lookup (player_id, id desc) where player_id is not null;

create function kiosk.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Lookups of kiosks are append-only: % is refused.', tg_op;
end
$$;
create trigger lookup_is_append_only before update or delete or truncate on kiosk.lookup
  for each statement execute function kiosk.refuse_change();

-- Down Migration
drop schema kiosk cascade;
