-- Up Migration
create schema account_migration;

-- Which state may follow which (contract/states/account-migration-states.ts; a test compares the two).
create table account_migration.way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into account_migration.way (from_state, to_state) values
  ('started', 'proving'),
  ('started', 'waiting'),
  ('started', 'approved'),
  ('proving', 'waiting'),
  ('waiting', 'approved'),
  ('proving', 'rejected'),
  ('waiting', 'rejected'),
  ('started', 'replaced'),
  ('started', 'expired'),
  ('proving', 'expired');

-- Accounts from before, as the operator imported them: of venues, or of an earlier online platform. Who they are of is
-- sealed; blind indexes find it. What nobody came for is gone at `forget_at`.
create table account_migration.old_account (
  id uuid primary key,
  target text not null,
  source text not null check (source in ('venue', 'online')),
  -- What the old system called it.
  reference text not null,
  person_sealed text not null,
  person_index text not null,
  birth_number_index text,
  document_indexes text[] not null default '{}',
  -- As sign_in.player_pin keeps it: a hash, and sealed.
  pin_sealed text,
  imported_at timestamptz not null,
  forget_at timestamptz not null,
  -- Whose online account it became.
  player_id bigint,
  migrated_at timestamptz,
  unique (target, source, reference)
);
create index old_account_by_person on account_migration.old_account (target, person_index);
create index old_account_by_birth_number on account_migration.old_account (target, birth_number_index);
create index old_account_by_document on account_migration.old_account using gin (document_indexes);
create index old_account_to_forget on account_migration.old_account (forget_at) where player_id is null;
create index old_account_of_player on account_migration.old_account (player_id) where player_id is not null;

create table account_migration.old_card (
  target text not null,
  number_index text not null,
  old_account_id uuid not null references account_migration.old_account on delete cascade,
  number_sealed text not null,
  last_digits text not null,
  primary key (target, number_index)
);
create index old_card_of_account on account_migration.old_card (old_account_id);

create table account_migration.migration (
  id uuid primary key,
  target text not null,
  old_account_id uuid not null references account_migration.old_account,
  state text not null default 'started',
  way text not null check (way in ('card', 'document', 'kyc')),
  merge_method text check (merge_method in ('bankId', 'byScan', 'onLandbase')),
  player_id bigint,
  -- Hash of what the browser holds that began it.
  token_hash bytea not null unique,
  -- What the person says at a venue.
  venue_code text,
  access_token_given_at timestamptz,
  started_at timestamptz not null,
  expires_at timestamptz,
  waiting_since timestamptz,
  changed_at timestamptz not null,
  reject_reason text,
  reject_message text,
  constraint waiting_since_when check ((state = 'waiting') = (waiting_since is not null))
);
-- An old account moves once; a start is replaced by the next one.
create unique index migration_of_old_account on account_migration.migration (old_account_id)
  where state in ('started', 'proving', 'waiting', 'approved');
create unique index migration_by_venue_code on account_migration.migration (target, venue_code)
  where state = 'proving' and venue_code is not null;
create index migration_waiting on account_migration.migration (target, waiting_since, id) where state = 'waiting';
create index migration_expiry on account_migration.migration (expires_at) where state in ('started', 'proving');
create index migration_of_player on account_migration.migration (player_id, id desc);

create function account_migration.refuse_move() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not exists (
    select 1 from account_migration.way where from_state = old.state and to_state = new.state
  ) then
    raise exception 'A migration does not go from % to %.', old.state, new.state;
  end if;
  return new;
end
$$;
create trigger migration_moves before update of state on account_migration.migration
  for each row execute function account_migration.refuse_move();

-- What happened to a migration, by whom and in which words. Append-only.
create table account_migration.move (
  id bigint generated always as identity primary key,
  migration_id uuid not null,
  to_state text not null,
  actor text not null check (actor in ('player', 'partner', 'venue', 'staff', 'clock')),
  actor_id text,
  actor_name text,
  explanation text,
  at timestamptz not null
);
create index move_of_migration on account_migration.move (migration_id, id);

create function account_migration.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'What happened to a migration is append-only: % is refused.', tg_op;
end
$$;
create trigger move_is_append_only before update or delete or truncate on account_migration.move
  for each statement execute function account_migration.refuse_change();

-- Down Migration
drop schema account_migration cascade;
