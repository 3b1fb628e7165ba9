-- Up Migration
-- A value that makes one sign-in message good once. Asked for by anybody, so nothing of anybody is in it.
create table sign_in.login_salt (
  salt_hash bytea primary key,
  expires_at timestamptz not null
);
create index login_salt_age on sign_in.login_salt (expires_at);

-- How a code goes out: to the e-mail, or to the phone that the player has proved.
alter table sign_in.letter_request add column channel text not null default 'email' check (channel in ('email', 'sms'));

-- Down Migration
alter table sign_in.letter_request drop column channel;
drop table sign_in.login_salt;
