-- Up Migration
-- A registration that began with fields, such as those of a document at a kiosk: whoever opens its letter repeats the birth date
-- before they are seen, so many more times. Null: it is not asked for.
alter table registration.context add column birth_date_tries integer check (birth_date_tries > 0);

-- Down Migration
alter table registration.context drop column birth_date_tries;
