-- Up Migration
-- The game of ours that a round at a terminal was, where it is one that the web has too: its hour has one bound.
alter table venue_play.fact add column game_key text;

-- Down Migration
alter table venue_play.fact drop column game_key;
