-- Up Migration
-- Steps of the risk after a win of a reel round: each is one bet of what is left on the colour of the next card. The win
-- itself is booked with the round; a step has an entry of its own, in the transaction that keeps the step.
create table game_rounds.risk_step (
  seed_no bigint not null references game_rounds.seed (no) on delete cascade,
  nonce integer not null,
  -- From 1. What the card was follows from the seed and the number of the round.
  number integer not null,
  pick text not null check (pick in ('red', 'black')),
  staked bigint not null check (staked > 0),
  won bigint not null check (won >= 0),
  balance_after bigint not null,
  -- The entry of the books; a demo has none.
  reference uuid unique,
  made_at timestamptz not null,
  primary key (seed_no, nonce, number)
);

-- Down Migration
drop table game_rounds.risk_step;
