-- Up Migration
-- Everything that moved a bonus or counted for it, in its order; written in the transaction that did it and never changed.
create table bonuses.step (
  award_id uuid not null references bonuses.award (id),
  -- Steps of one award are written under a lock of its row, so their order is theirs.
  no bigint generated always as identity,
  kind text not null check (kind in ('offered', 'accepted', 'staked', 'won', 'taken-back', 'converted', 'used-up', 'forfeited',
                                     'expired')),
  at timestamptz not null,
  -- Bonus money that it brought or, below zero, took; the sum over all steps is what is there.
  change bigint not null,
  -- Of a stake: the round, the whole stake, and what of the lent part counted.
  round_id uuid,
  game_key text,
  stake bigint check (stake > 0),
  counted bigint check (counted >= 0),
  -- What a stake in this game counted then, in hundredths.
  percent integer,
  -- A win that was put in again counts for nothing.
  is_again boolean not null default false,
  -- Who of the staff did it, where it was somebody.
  by_staff bigint,
  primary key (award_id, no),
  check ((kind = 'staked') = (counted is not null))
);
create index on bonuses.step (round_id) where round_id is not null;

-- What stood before there were steps is told by what is known of it: the offer, the acceptance, and the end.
insert into bonuses.step (award_id, kind, at, change, by_staff)
select id, 'offered', offered_at, 0, offered_by from bonuses.award order by id;
insert into bonuses.step (award_id, kind, at, change)
select id, 'accepted', activated_at, amount from bonuses.award where activated_at is not null order by id;
insert into bonuses.step (award_id, kind, at, change)
select id, state, ended_at, -coalesce(left_at_end, 0) from bonuses.award where ended_at is not null order by id;

-- Down Migration
drop table bonuses.step;
