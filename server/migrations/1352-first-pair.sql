-- Up Migration

-- The server's half of the first pair of the session that the token will open: its commitment is told with the token, before
-- the player's half is known. Empty in tokens of the time before.
alter table game_rounds.pre_game_token
  add column server_seed bytea,
  add column commitment text check (commitment ~ '^[0-9a-f]{64}$'),
  add column committed_at timestamptz,
  add constraint pre_game_token_seed_is_whole check (num_nonnulls(server_seed, commitment, committed_at) in (0, 3));

-- In which way the seeds become rounds; all rounds until now are of version 1.
alter table game_rounds.seed add column version smallint not null default 1 check (version > 0);

-- Down Migration
alter table game_rounds.seed drop column version;
alter table game_rounds.pre_game_token
  drop constraint pre_game_token_seed_is_whole,
  drop column server_seed,
  drop column commitment,
  drop column committed_at;
