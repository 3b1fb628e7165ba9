-- Up Migration
-- The document of a report: a sealed file of its case, with the hash of its bytes. Reports of before have none.
alter table risk.report
  add column file_id uuid unique,
  add column sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  add constraint report_document check ((file_id is null) = (sha256 is null));

-- Down Migration
alter table risk.report drop column file_id, drop column sha256;
