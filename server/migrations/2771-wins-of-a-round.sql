-- Up Migration
-- What a round has brought at a terminal, in whatever parts it was reported.
insert into kernel.unfinished (index, statement) values
  ('venue_play.fact_won_in_round',
   $$create index concurrently fact_won_in_round on venue_play.fact (venue_id, round_id) where kind in ('win', 'jackpot') and round_id is not null$$);

-- Down Migration
delete from kernel.unfinished where index = 'venue_play.fact_won_in_round';
drop index if exists venue_play.fact_won_in_round;
