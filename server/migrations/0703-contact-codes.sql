-- Up Migration
-- Codes that prove an e-mail or a phone: the newest one of a player and channel counts, for one recipient.
create table registration.contact_code (
  id uuid primary key,
  player_id bigint not null,
  channel text not null check (channel in ('email', 'phone')),
  recipient text not null,
  code_hash text not null,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  attempts_left integer not null check (attempts_left >= 0),
  used_at timestamptz
);
create index contact_code_of_player on registration.contact_code (player_id, channel, issued_at desc);
create index contact_code_to on registration.contact_code (recipient, issued_at desc);

-- An e-mail that staff have removed is the empty text: nobody signs in by it and nothing is sent to it.
drop index players.player_email;
create unique index player_email on players.player (target, lower(email) text_pattern_ops) where email <> '';

-- Every change of a contact, with who made it. Addresses themselves are not repeated here.
create table players.contact_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references players.player,
  channel text not null,
  change text not null check (change in ('verified', 'changed', 'removed')),
  user_id bigint,
  user_name text,
  explanation text,
  changed_at timestamptz not null
);
create index contact_change_of_player on players.contact_change (player_id, id desc);

-- Down Migration
drop table players.contact_change;
drop index players.player_email;
create unique index player_email on players.player (target, lower(email) text_pattern_ops);
drop table registration.contact_code;
