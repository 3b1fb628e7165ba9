-- Up Migration
-- Who of the signed-in has played for fun since a moment.
create index session_for_fun on game_rounds.session (demo_round_begun) where mode = 'demo' and player_id is not null;

-- Down Migration
drop index game_rounds.session_for_fun;
