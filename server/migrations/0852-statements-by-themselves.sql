-- Up Migration
-- A statement may come by itself, out of the folder where the bank puts it.
alter table payments.bank_statement alter column imported_by drop not null;
alter table payments.bank_statement alter column imported_by_name drop not null;
alter table payments.bank_statement add constraint bank_statement_brought
  check ((imported_by is null) = (imported_by_name is null));

-- Down Migration
alter table payments.bank_statement drop constraint bank_statement_brought;
update payments.bank_statement set imported_by = 0, imported_by_name = 'bank' where imported_by is null;
alter table payments.bank_statement alter column imported_by_name set not null;
alter table payments.bank_statement alter column imported_by set not null;
