-- Up Migration
-- When the part of a bonus in a round was written for the last time: with the month of it, it leaves the database (decision 0346). Parts
-- that are older than this column leave with the month in which it was added.
alter table game_rounds.bonus_round add column changed_at timestamptz not null default now();

-- Down Migration
alter table game_rounds.bonus_round drop column changed_at;
