-- Up Migration
-- An account is verified by a check of a partner, or by a paper that staff approved.
alter table documents.bank_account add column scan_id uuid references documents.scan (id);
alter table documents.bank_account drop constraint verified_by_check;
alter table documents.bank_account add constraint verified_by_proof
  check ((verification_id is null and scan_id is null) = (verified_at is null));

-- Down Migration
alter table documents.bank_account drop constraint verified_by_proof;
update documents.bank_account set verified_at = null where verification_id is null;
alter table documents.bank_account drop column scan_id;
alter table documents.bank_account add constraint verified_by_check
  check ((verification_id is null) = (verified_at is null));
