-- Up Migration
-- Bets on shared rounds whose stake the house pays: with which free rounds. A bet that waits has spent none yet.
alter table crash.bet
  add column free_rounds_id uuid,
  add check (free_rounds_id is null or (mode = 'real' and award_id is null));
create index on crash.bet (free_rounds_id) where state = 'queued' and free_rounds_id is not null;

-- Down Migration
alter table crash.bet drop column free_rounds_id;
