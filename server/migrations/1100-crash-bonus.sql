-- Up Migration
-- Bets on shared rounds whose stake was paid with bonus money, in part or whole.
alter table crash.bet
  add column award_id uuid,
  add column lent bigint not null default 0,
  -- The bonus's share of what has been paid so far.
  add column bonus_won bigint not null default 0,
  add check (lent between 0 and stake and bonus_won between 0 and win and (award_id is null) = (lent = 0));

-- Down Migration
alter table crash.bet drop column award_id, drop column lent, drop column bonus_won;
