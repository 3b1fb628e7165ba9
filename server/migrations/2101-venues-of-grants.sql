-- Up Migration
-- At which venues a role counts that somebody was given; null: everywhere. Roles of the staff of venues (contract/permissions.ts)
-- count nowhere without.
alter table sign_in.role_grant add column venues uuid[] check (cardinality(venues) > 0);

-- Down Migration
alter table sign_in.role_grant drop column venues;
