-- Up Migration
-- Sessions of games in the order of their opening, for the inspection of the state.
create index session_by_opening on game_rounds.session (opened_at, id) where mode = 'real';

-- Down Migration
drop index game_rounds.session_by_opening;
