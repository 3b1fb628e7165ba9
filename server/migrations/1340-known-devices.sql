-- Up Migration

-- Browsers that somebody has signed in with before. Bad attempts of strangers do not count against them. Only hashes: of the
-- token in the browser's cookie, and of what attempts are counted by (sign_in.attempts).
create table sign_in.known_device (
  realm text not null check (realm in ('player', 'staff')),
  account bytea not null check (length(account) = 32),
  device bytea not null check (length(device) = 32),
  owner_id bigint not null,
  first_at timestamptz not null,
  last_at timestamptz not null,
  primary key (realm, account, device)
);
create index known_device_owner on sign_in.known_device (realm, owner_id);
create index known_device_age on sign_in.known_device (last_at);

-- A counter of one source, or of one device, for one account names that account, so that all of them are forgiven at once.
alter table sign_in.attempts add column account bytea;
create index attempts_account on sign_in.attempts (account) where account is not null;

-- Down Migration

alter table sign_in.attempts drop column account;
drop table sign_in.known_device;
