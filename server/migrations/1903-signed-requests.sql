-- Up Migration
-- Signed requests of services: each nonce is good once.
create table sign_in.client_nonce (
  secret_id uuid not null,
  nonce text not null,
  at timestamptz not null,
  primary key (secret_id, nonce)
);
create index client_nonce_by_age on sign_in.client_nonce (at);

-- Down Migration
drop table sign_in.client_nonce;
