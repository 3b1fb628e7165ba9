-- Up Migration
-- The game of ours that a round at a terminal was, where it is one that the web has too: its hour has one bound.
alter table venue_play.fact add column game_key text;
create index rounds_of_player on venue_play.fact (player_id, at) where kind in ('stake', 'win', 'jackpot');

-- Down Migration
drop index venue_play.rounds_of_player;
alter table venue_play.fact drop column game_key;
