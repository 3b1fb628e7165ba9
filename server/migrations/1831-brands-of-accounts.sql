-- Up Migration
-- Which brands are in the figures.
create index account_by_target on reporting.account (target);

-- Down Migration
drop index reporting.account_by_target;
