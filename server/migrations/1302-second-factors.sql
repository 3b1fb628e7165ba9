-- Up Migration
create table sign_in.staff_passkey (
  credential_id text primary key,
  user_id bigint not null references sign_in.staff,
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
create index staff_passkey_of_user on sign_in.staff_passkey (user_id) where removed_at is null;

-- What a browser has to sign: at a sign-in it stands with the challenge, in one's own profile with the session.
alter table sign_in.staff_challenge add column passkey_challenge text;
create table sign_in.staff_passkey_challenge (
  session_id uuid primary key references sign_in.staff_session,
  challenge text not null,
  expires_at timestamptz not null
);
-- A new authenticator that its owner has not proved yet.
create table sign_in.staff_new_authenticator (
  session_id uuid primary key references sign_in.staff_session,
  secret_sealed text not null,
  expires_at timestamptz not null
);

create table sign_in.staff_recovery_code (
  user_id bigint not null references sign_in.staff,
  code_hash bytea not null,
  made_at timestamptz not null,
  used_at timestamptz,
  primary key (user_id, code_hash)
);

-- Down Migration
drop table sign_in.staff_recovery_code;
drop table sign_in.staff_new_authenticator;
drop table sign_in.staff_passkey_challenge;
alter table sign_in.staff_challenge drop column passkey_challenge;
drop table sign_in.staff_passkey;
