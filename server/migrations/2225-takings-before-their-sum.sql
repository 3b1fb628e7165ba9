-- Up Migration
-- Parts of a bonus that went back before there was a column for their sum: each has a step, and what was taken was taken off the offer.
-- A step of nothing was one of an offer: by how much it was lowered is not known of it. The end of an award is a step of another kind.
update bonuses.award a set taken_back = earlier.taken
  from (select award_id, sum(-change) as taken from bonuses.step
         where kind = 'taken-back' and change < 0 and lowered is null group by award_id) earlier
 where earlier.award_id = a.id and a.taken_back = 0;

-- Down Migration
