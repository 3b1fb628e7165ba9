-- Up Migration
-- Money that staff put right by hand: one person proposes, another decides.
create table payments.correction (
  id uuid primary key,
  player_id bigint not null,
  -- Above zero it is given to the player, below it is taken.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  reason text not null,
  explanation text not null,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by integer not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  check ((state = 'proposed') = (decided_at is null)),
  -- Two people, whoever asks the database.
  check (state <> 'approved' or decided_by <> proposed_by)
);
create index correction_open on payments.correction (id) where state = 'proposed';
create index correction_of_player on payments.correction (player_id, id desc);

-- Down Migration
drop table payments.correction;
