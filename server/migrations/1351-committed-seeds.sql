-- Up Migration

-- The server's half of a session's next pair, drawn and committed to before the player's half is known.
create table game_rounds.next_seed (
  session_id uuid primary key references game_rounds.session (id) on delete cascade,
  server_seed bytea not null,
  commitment text not null check (commitment ~ '^[0-9a-f]{64}$'),
  committed_at timestamptz not null
);

-- When the server's half was committed to; null where it was drawn together with the player's.
alter table game_rounds.seed add column committed_at timestamptz check (committed_at <= created_at);

-- Down Migration
alter table game_rounds.seed drop column committed_at;
drop table game_rounds.next_seed;
