-- Up Migration
-- Result of our own check of a package after an earlier one was corrected or refused; null where there was none.
alter table authorities.package
  add column checked_again_at timestamptz,
  add column is_refused_again boolean not null default false;

-- Down Migration
alter table authorities.package drop column checked_again_at, drop column is_refused_again;
