-- Up Migration

-- Pace and hourly loss are the person's, so they stand where every stake is taken, whichever tab, device or process asks.
alter table ledger.balance
  -- When the last round began, on any of the person's accounts; a shared round also by its series and number, because several
  -- bets on it are one round.
  add column round_begun timestamptz not null default '-infinity',
  add column round_series bigint not null default 0,
  add column round_ordinal integer not null default 0,
  -- Until when the next column holds: the end of an hour. It is made anew then, and when another series is played.
  add column hour_ends timestamptz not null default '-infinity',
  -- `staked - won` may not pass it: the bound of the hour of the game whose series is played.
  add column hour_loss_ceiling bigint not null default 4000000000000000000;

-- The same for play money, which no books know: of the session.
alter table game_rounds.session add column demo_round_begun timestamptz not null default '-infinity';

-- Down Migration
alter table game_rounds.session drop column demo_round_begun;
alter table ledger.balance
  drop column round_begun, drop column round_series, drop column round_ordinal, drop column hour_ends,
  drop column hour_loss_ceiling;
