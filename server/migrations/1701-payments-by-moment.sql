-- Up Migration
-- Reports ask for what was begun in a stretch of days.
create index payment_by_moment on payments.payment (created_at);
create index withdrawal_by_moment on payments.withdrawal (requested_at);

-- Down Migration
drop index payments.withdrawal_by_moment;
drop index payments.payment_by_moment;
