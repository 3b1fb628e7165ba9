-- Up Migration
-- Where a service stands: one that is bound to a venue acts for that venue only.
alter table sign_in.client add column venue_id uuid references topology.venue;

-- When the register gave an answer, and who handed it over to us from where. No client: we asked ourselves.
alter table exclusion.register_check
  add column given_at timestamptz,
  add column client_id text,
  add column venue_id uuid;
alter table exclusion.register_check disable trigger register_check_is_append_only;
update exclusion.register_check set given_at = case when reason = 'handed-over' then asked_at else answered_at end,
       client_id = case when reason = 'handed-over' then 'unknown' end,
       lives_until = case when reason = 'handed-over' then null else lives_until end;
alter table exclusion.register_check enable trigger register_check_is_append_only;
alter table exclusion.register_check
  alter column given_at set not null,
  add constraint handed_over_is_attributed check ((reason = 'handed-over') = (client_id is not null));
create index register_check_own on exclusion.register_check (player_id, register, no desc) where client_id is null;

-- What the second source of screening said, and to whose question. Append-only.
create table exclusion.screening (
  no bigint generated always as identity primary key,
  id uuid not null unique,
  -- Null: somebody without an account.
  player_id bigint,
  -- SHA-256 of name and day of birth, so that the person is found again at registration.
  person_hash text not null,
  asked_at timestamptz not null,
  answered_at timestamptz not null,
  -- Null: it could not be asked.
  is_listed boolean,
  reasons text[] not null,
  valid_from timestamptz,
  valid_to timestamptz,
  problem text,
  client_id text not null,
  venue_id uuid,
  check (is_listed is not null or problem is not null)
);
create index screening_of_player on exclusion.screening (player_id, no desc) where player_id is not null;
create index screening_of_person on exclusion.screening (person_hash, no desc);
create trigger screening_is_append_only before update or delete or truncate on exclusion.screening
  for each statement execute function exclusion.refuse_change();

alter table exclusion.state drop constraint state_kind_check;
alter table exclusion.state add constraint state_kind_check
  check (kind in ('register', 'screening', 'self', 'panic', 'break', 'staff'));

-- Down Migration
delete from exclusion.state where kind = 'screening';
alter table exclusion.state drop constraint state_kind_check;
alter table exclusion.state add constraint state_kind_check check (kind in ('register', 'self', 'panic', 'break', 'staff'));
drop table exclusion.screening;
drop index exclusion.register_check_own;
alter table exclusion.register_check drop constraint handed_over_is_attributed, drop column given_at,
  drop column client_id, drop column venue_id;
alter table sign_in.client drop column venue_id;
