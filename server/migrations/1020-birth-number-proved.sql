-- Up Migration
-- When a check of the person confirmed the birth number that stands here: two numbers that are proved and differ are two people.
alter table players.profile add column birth_number_proved_at timestamptz;
alter table players.profile add constraint proved_number_is_there
  check (birth_number_proved_at is null or birth_number_index is not null);

-- Down Migration
alter table players.profile drop constraint proved_number_is_there;
alter table players.profile drop column birth_number_proved_at;
