-- Up Migration
-- Rounds whose stake was paid with bonus money, in part or whole.
create table game_rounds.bonus_round (
  round_id uuid primary key,
  award_id uuid not null,
  lent bigint not null check (lent > 0),
  -- Its share of the win; null while the round waits for a decision.
  won bigint check (won >= 0),
  -- Cash after the stake, or after the round when it ended at once.
  balance_after bigint not null
);

-- Of the opening's stake; so that the end of a round without bonus money need not ask.
alter table game_rounds.bet_round add column lent bigint not null default 0;

-- Down Migration
alter table game_rounds.bet_round drop column lent;
drop table game_rounds.bonus_round;
