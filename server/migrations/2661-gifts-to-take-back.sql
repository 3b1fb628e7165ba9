-- Up Migration
-- A refund of a deposit waits for the open round of its bonus, however long that is open: nothing more is staked from the bonus,
-- and the worker takes it back when the round is over.
alter table bonuses.award add column back_asked_at timestamptz;
create table campaigns.waiting_back (
  -- What the gift was given for, as in campaigns.gift.
  cause text primary key,
  target text not null,
  since timestamptz not null
);

-- Down Migration
drop table campaigns.waiting_back;
alter table bonuses.award drop column back_asked_at;
