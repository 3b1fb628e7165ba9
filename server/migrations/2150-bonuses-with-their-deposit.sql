-- Up Migration
-- A bonus goes back with the deposit that it was given for, whole or in part. What is there satisfies wider rules: nothing is read for them.
alter table bonuses.award
  drop constraint award_ended_by_check,
  add constraint award_ended_by_check check (ended_by in ('player', 'staff', 'time', 'play', 'withdrawal', 'refund')) not valid,
  -- What went back in parts, beside what was left at the end.
  add column taken_back bigint not null default 0;
alter table bonuses.step
  -- By how much less was offered from then on.
  add column lowered bigint,
  add constraint step_lowered_check check (lowered is null or (lowered > 0 and kind = 'taken-back')) not valid;

-- Down Migration
alter table bonuses.step drop column lowered;
update bonuses.award set ended_by = 'staff' where ended_by = 'refund';
alter table bonuses.award
  drop column taken_back,
  drop constraint award_ended_by_check,
  add constraint award_ended_by_check check (ended_by in ('player', 'staff', 'time', 'play', 'withdrawal'));
