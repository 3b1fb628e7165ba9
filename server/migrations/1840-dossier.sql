-- Up Migration
create schema dossier;

-- What staff note about a player. What is written is a version; a correction is the next one, and nothing is overwritten.
create table dossier.note (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  kind text not null check (kind in ('tag', 'call', 'money', 'care', 'risk', 'other')),
  user_id integer not null,
  idempotency_key text not null,
  unique (user_id, idempotency_key)
);
create index note_of_player on dossier.note (player_id, id desc);

create table dossier.note_version (
  note_id uuid not null references dossier.note (id),
  version integer not null check (version > 0),
  change text not null check (change in ('written', 'corrected', 'ended')),
  text_sealed text not null,
  -- Until when it is shown as one that holds; null without an end.
  until_at timestamptz,
  user_id integer not null,
  user_name text not null,
  written_at timestamptz not null,
  primary key (note_id, version),
  check ((change = 'written') = (version = 1)),
  check (change <> 'ended' or until_at = written_at)
);

-- Letters that staff sent by hand from a template, with the words as they went out.
create table dossier.letter (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  template_id uuid not null,
  template_name text not null,
  is_offer boolean not null,
  language text not null,
  text_sealed text not null,
  user_id integer not null,
  user_name text not null,
  idempotency_key text not null,
  written_at timestamptz not null,
  unique (user_id, idempotency_key)
);
create index letter_of_player on dossier.letter (player_id, id desc);

-- The timeline of a player asks by player and moment.
create index document_move_of_player on documents.move (player_id, moved_at desc);

-- Which accounts a browser has signed in to.
create index known_device_by_device on sign_in.known_device (device) where realm = 'player';

-- Down Migration
drop index sign_in.known_device_by_device;
drop index documents.document_move_of_player;
drop schema dossier cascade;
