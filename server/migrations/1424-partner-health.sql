-- Up Migration
-- What partners answered lately, whichever partner it was.
create index conversation_by_time on payments.conversation (happened_at);

-- Down Migration
drop index payments.conversation_by_time;
