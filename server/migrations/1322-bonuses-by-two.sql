-- Up Migration
-- The same wish for a bonus is one bonus, and who signed what one person may not give alone.
alter table bonuses.bonus
  add column idempotency_key text,
  add column approved_by integer check (approved_by <> created_by);
create unique index bonus_idempotency on bonuses.bonus (created_by, idempotency_key) where idempotency_key is not null;
alter table bonuses.award add column approved_by integer check (approved_by <> offered_by);
create index award_offered on bonuses.award (player_id, offered_at);

-- Down Migration
drop index bonuses.award_offered;
alter table bonuses.award drop column approved_by;
drop index bonuses.bonus_idempotency;
alter table bonuses.bonus drop column idempotency_key, drop column approved_by;
