-- Up Migration
-- Passkeys of players: a way in beside passwords and codes (decision 0169).
create table sign_in.player_passkey (
  credential_id text primary key,
  target text not null,
  player_id bigint not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  aaguid text not null,
  is_backed_up boolean not null,
  name text not null,
  made_at timestamptz not null,
  last_used_at timestamptz,
  removed_at timestamptz
);
create index player_passkey_of_player on sign_in.player_passkey (player_id);

-- What a browser has to sign. A new passkey belongs to a session; at a sign-in nobody is known yet.
create table sign_in.player_passkey_challenge (
  id uuid primary key,
  session_id uuid unique,
  challenge text not null,
  expires_at timestamptz not null
);
create index player_passkey_challenge_by_end on sign_in.player_passkey_challenge (expires_at);

-- Down Migration
drop table sign_in.player_passkey_challenge;
drop table sign_in.player_passkey;
