-- Up Migration
-- A bet of a game in which half of it can be cashed out before the rest: where, and the reference of that win in the
-- books. `win` is what has been paid of the bet so far.
alter table crash.bet
  add column half_out integer check (half_out > 100),
  add column half_reference uuid unique,
  add check ((half_out is null) = (half_reference is null));

-- Down Migration
alter table crash.bet drop column half_out, drop column half_reference;
