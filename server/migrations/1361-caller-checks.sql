-- Up Migration
create schema caller_checks;

-- One try to find out whether a caller is the player. What was said is not kept, nor what is right.
create table caller_checks.caller_check (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  user_id bigint not null,
  user_name text not null,
  -- In the order in which they were drawn.
  questions text[] not null,
  -- An open one whose time is over has lapsed.
  state text not null default 'open' check (state in ('open', 'passed', 'failed')),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  verified_until timestamptz,
  check ((state = 'passed') = (verified_until is not null))
);

create index caller_check_of_player on caller_checks.caller_check (player_id, started_at desc);
create index caller_check_of_staff on caller_checks.caller_check (user_id, started_at desc);

create table caller_checks.answer (
  check_id uuid not null references caller_checks.caller_check,
  question text not null,
  is_right boolean not null,
  answered_at timestamptz not null,
  primary key (check_id, question)
);

-- Down Migration
drop schema caller_checks cascade;
