-- Up Migration
-- What a player was told, as it was said. Deleted by the player, by its time, or with the person.
create table loyalty.message (
  id uuid primary key,
  player_id bigint not null,
  category text not null check (category in ('account', 'money', 'club', 'offers')),
  title text not null check (title <> ''),
  body text not null,
  -- A place of our own site, or none.
  link text,
  -- The same cause writes one message.
  cause text not null,
  sent_at timestamptz not null,
  expires_at timestamptz,
  read_at timestamptz,
  unique (player_id, cause)
);
create index message_of_player on loyalty.message (player_id, id desc);
create index message_unread on loyalty.message (player_id) where read_at is null;
create index message_to_expire on loyalty.message (expires_at) where expires_at is not null;

-- Down Migration
drop table loyalty.message;
