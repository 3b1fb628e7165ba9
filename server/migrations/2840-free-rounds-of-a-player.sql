-- Up Migration
-- Free rounds of a player as they were given and as they expired, in order: until now only those that are left had an index of a
-- player, so that a timeline read all that were ever given to anybody.
insert into kernel.unfinished (index, statement) values
  ('free_rounds.award_of_player_given',
   'create index concurrently award_of_player_given on free_rounds.award (player_id, given_at)'),
  ('free_rounds.award_of_player_expired',
   'create index concurrently award_of_player_expired on free_rounds.award (player_id, expired_at) where expired_at is not null');

-- Down Migration
delete from kernel.unfinished where index in ('free_rounds.award_of_player_given', 'free_rounds.award_of_player_expired');
drop index if exists free_rounds.award_of_player_given, free_rounds.award_of_player_expired;
