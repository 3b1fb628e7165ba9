-- Up Migration
-- A letter may also say that terms of which one told before were taken back.
alter table content.terms_told add column is_taken_back boolean not null default false;

-- Down Migration
delete from content.terms_told where is_taken_back;
alter table content.terms_told drop column is_taken_back;
