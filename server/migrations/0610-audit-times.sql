-- Up Migration
-- Filters by day: rows are appended in time's order, so a summary of ranges is enough.
create index staff_call_of_time on audit.staff_call using brin (at);
