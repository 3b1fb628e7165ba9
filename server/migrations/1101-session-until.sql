-- Up Migration
-- Until when rounds for money could be played in a session: which accounts may have played a game since a moment.
create index session_until on game_rounds.session (game_key, least(ends_at, ended_at)) where mode = 'real';

-- Down Migration
drop index game_rounds.session_until;
