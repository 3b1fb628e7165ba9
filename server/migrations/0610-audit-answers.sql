-- Up Migration
-- Filters by day: rows are appended in time's order, so a summary of ranges is enough.
create index staff_call_of_time on audit.staff_call using brin (at);

-- Whose data an answer held, where the question did not say it: a round is asked for by its own number.
alter table audit.staff_call_outcome add column player_id bigint;
create index staff_call_outcome_of_player on audit.staff_call_outcome (player_id, staff_call_id desc)
  where player_id is not null;

-- Down Migration
drop index audit.staff_call_outcome_of_player;
alter table audit.staff_call_outcome drop column player_id;
drop index audit.staff_call_of_time;
