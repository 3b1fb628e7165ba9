-- Up Migration
create schema support;

-- Which state may follow which (contract/states/ticket-states.ts; a test compares the two).
create table support.way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into support.way (from_state, to_state) values
  ('open', 'answered'),
  ('open', 'closed'),
  ('answered', 'open'),
  ('answered', 'closed'),
  ('closed', 'open');

-- One question of one player.
create table support.ticket (
  id uuid primary key,
  -- What people call it: short, and nobody counts how many there were before.
  number bigint generated always as identity (start with 20417) unique,
  target text not null,
  player_id bigint not null,
  topic text not null check (
    topic in ('payments', 'bonuses', 'account', 'limits', 'games', 'venues', 'security', 'terms')
  ),
  language text not null,
  state text not null default 'open',
  priority text not null check (priority in ('urgent', 'high', 'normal', 'low')),
  owner_id integer,
  owner_name text,
  -- Asked while the account was locked: the answer goes to the e-mail whole.
  is_from_outside boolean not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Since when the player waits, and until when an answer is promised.
  waiting_since timestamptz,
  due_at timestamptz,
  check ((state = 'open') = (waiting_since is not null)),
  check ((waiting_since is null) = (due_at is null)),
  check ((owner_id is null) = (owner_name is null))
);
create index ticket_of_player on support.ticket (player_id, id desc);
create index ticket_open on support.ticket (target, due_at, id) where state = 'open';
create index ticket_newest on support.ticket (target, id desc);
create index ticket_answered on support.ticket (target, changed_at) where state = 'answered';

create function support.check_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state <> 'open' then
      raise exception 'A ticket begins open, not %.', new.state;
    end if;
  elsif new.state <> old.state and not exists (
    select from support.way w where w.from_state = old.state and w.to_state = new.state
  ) then
    raise exception 'A ticket does not go from % to %.', old.state, new.state;
  elsif (new.player_id, new.target, new.created_at) is distinct from (old.player_id, old.target, old.created_at) then
    raise exception 'Whose ticket it is never changes.';
  end if;
  return new;
end $$;
create trigger ticket_way before insert or update on support.ticket
  for each row execute function support.check_way();

-- Texts that staff answer with; a removed one stays, since answers name it.
create table support.template (
  id uuid primary key,
  target text not null,
  name text not null,
  topic text,
  changed_at timestamptz not null,
  changed_by text not null,
  removed_at timestamptz
);
create unique index template_name on support.template (target, lower(name)) where removed_at is null;

create table support.template_text (
  template_id uuid not null references support.template (id),
  language text not null,
  text text not null,
  primary key (template_id, language)
);

-- What was written, sealed by the field cipher. Nothing in it changes.
create table support.message (
  id uuid primary key,
  ticket_id uuid not null references support.ticket (id),
  player_id bigint not null,
  -- Order within the ticket.
  position integer not null check (position > 0),
  author text not null check (author in ('player', 'staff', 'note')),
  user_id integer,
  user_name text,
  text_sealed text not null,
  template_id uuid references support.template (id),
  -- Of an answer to somebody who waited: how long they had.
  waited_minutes integer check (waited_minutes >= 0),
  idempotency_key text not null,
  written_at timestamptz not null,
  check ((author = 'player') = (user_id is null)),
  check ((user_id is null) = (user_name is null)),
  check (author = 'staff' or (waited_minutes is null and template_id is null))
);
create unique index message_once_by_player on support.message (player_id, idempotency_key) where author = 'player';
create unique index message_once_by_staff on support.message (user_id, idempotency_key) where author <> 'player';
create unique index message_of_ticket on support.message (ticket_id, position);
create index message_of_player on support.message (player_id, written_at) where author = 'player';
create index message_answers on support.message (written_at) where waited_minutes is not null;

-- A sealed file in the file store: its bytes are never in the database. Without a message it was not sent yet.
create table support.file (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  message_id uuid references support.message (id),
  content_type text not null check (content_type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  -- Beginning of everything that the sealing key sealed: what is to be sealed anew when a key goes out of use.
  sealed_with text not null,
  stored_at timestamptz not null
);
create index file_of_player on support.file (player_id);
create index file_of_message on support.file (message_id);
create index file_sealed_with on support.file (sealed_with, id);
create index file_unsent on support.file (stored_at) where message_id is null;

-- Every opening of a file: by whom, and under which link.
create table support.file_opening (
  id bigint generated always as identity primary key,
  file_id uuid not null references support.file (id) on delete cascade,
  viewer_kind text not null check (viewer_kind in ('player', 'staff')),
  viewer_id text not null,
  opened_at timestamptz not null
);
create index opening_of_file on support.file_opening (file_id);

-- Every move of a ticket, with who made it.
create table support.move (
  id bigint generated always as identity primary key,
  ticket_id uuid not null references support.ticket (id),
  to_state text not null,
  actor text not null check (actor in ('player', 'staff', 'clock')),
  user_id integer,
  user_name text,
  moved_at timestamptz not null,
  check ((actor = 'staff') = (user_id is not null))
);
create index move_of_ticket on support.move (ticket_id, id);

-- Down Migration
drop schema support cascade;
