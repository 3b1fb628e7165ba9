-- Up Migration
-- A look at a player's accounts that they allow at their bank.
create table payments.bank_consent (
  id uuid primary key,
  player_id bigint not null,
  -- The bank's number of it; null before it has answered.
  provider_ref text unique,
  state text not null check (state in ('waiting', 'valid', 'rejected', 'expired')),
  -- What was seen: the end of each account, and whether it is the player's.
  accounts jsonb not null default '[]',
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index bank_consent_of_player on payments.bank_consent (player_id, id desc);

-- An account is verified by a check of a partner, by a paper that staff approved, or by the bank that the player let us ask.
alter table documents.bank_account add column consent_id uuid;
alter table documents.bank_account drop constraint verified_by_proof;
alter table documents.bank_account add constraint verified_by_proof
  check ((num_nonnulls(verification_id, scan_id, consent_id) = 0) = (verified_at is null));

-- Down Migration
alter table documents.bank_account drop constraint verified_by_proof;
update documents.bank_account set verified_at = null where verification_id is null and scan_id is null;
alter table documents.bank_account drop column consent_id;
alter table documents.bank_account add constraint verified_by_proof
  check ((verification_id is null and scan_id is null) = (verified_at is null));
drop table payments.bank_consent;
