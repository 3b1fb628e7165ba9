-- Up Migration
-- Whether taking money out takes the bonus away, as the terms of its campaign say.
alter table bonuses.bonus add column ends_at_withdrawal boolean not null default false;
update bonuses.bonus b set ends_at_withdrawal = true
  from campaigns.version v where v.id = b.id and (v.terms ->> 'endsAtWithdrawal')::boolean;

alter table bonuses.award
  -- A withdrawal ended it while a round with a part of it was open: it ends with that round, and nothing more is staked of it.
  add column withdrawn_at timestamptz,
  drop constraint award_ended_by_check,
  add constraint award_ended_by_check check (ended_by in ('player', 'staff', 'time', 'play', 'withdrawal'));

-- Down Migration
update bonuses.award set ended_by = 'staff' where ended_by = 'withdrawal';
alter table bonuses.award
  drop constraint award_ended_by_check,
  add constraint award_ended_by_check check (ended_by in ('player', 'staff', 'time', 'play')),
  drop column withdrawn_at;
alter table bonuses.bonus drop column ends_at_withdrawal;
