-- Up Migration
-- Who signed a move as the second person, and which signals were accepted with it, by name.
alter table payments.withdrawal_move
  add column approved_by integer,
  add column approved_by_name text,
  add column accepted_signals text[] not null default '{}',
  add constraint move_of_two_people check (approved_by <> user_id and (approved_by is null) = (approved_by_name is null));

-- Down Migration
alter table payments.withdrawal_move
  drop constraint move_of_two_people, drop column approved_by, drop column approved_by_name, drop column accepted_signals;
