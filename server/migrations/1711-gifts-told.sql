-- Up Migration
-- What players were told of their bonuses and free rounds: an event may come twice.
create table bonuses.told (
  award_id uuid not null references bonuses.award (id),
  what text not null,
  told_at timestamptz not null,
  primary key (award_id, what)
);

create table free_rounds.told (
  -- A relation or, for rounds that are no campaign's, an award.
  subject_id uuid not null,
  what text not null,
  told_at timestamptz not null,
  primary key (subject_id, what)
);

-- Down Migration
drop table free_rounds.told;
drop table bonuses.told;
