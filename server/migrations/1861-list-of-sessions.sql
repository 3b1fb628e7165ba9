-- Up Migration
-- Sessions of a player as a list: by when they were opened.
create index player_session_by_opening on sign_in.player_session (player_id, opened_at, id);

-- Down Migration
drop index sign_in.player_session_by_opening;
