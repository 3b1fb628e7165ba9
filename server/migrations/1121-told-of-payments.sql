-- Up Migration
-- What a player was told of by a letter: an event that is delivered twice is told once.
create table payments.told (
  subject_id uuid not null,
  what text not null,
  told_at timestamptz not null,
  primary key (subject_id, what)
);

-- Down Migration
drop table payments.told;
