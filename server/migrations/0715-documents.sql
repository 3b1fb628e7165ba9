-- Up Migration
create schema documents;

-- Which state may follow which (contract/states/document-states.ts; a test compares the two).
create table documents.way (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into documents.way (from_state, to_state) values
  ('incomplete', 'waiting'),
  ('rejected', 'waiting'),
  ('rejected', 'incomplete'),
  ('waiting', 'approved'),
  ('waiting', 'rejected'),
  ('approved', 'rejected'),
  ('waiting', 'expired'),
  ('approved', 'expired'),
  ('incomplete', 'removed'),
  ('waiting', 'removed'),
  ('rejected', 'removed');

-- A sealed file in the file store: its bytes are never in the database.
create table documents.file (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  content_type text not null check (content_type in ('image/jpeg', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  -- Blind index of what was sent: tells whether somebody else sent the very same picture.
  content_index text not null,
  -- Beginning of everything that the sealing key sealed: what is to be sealed anew when a key goes out of use.
  sealed_with text not null,
  stored_at timestamptz not null,
  destroyed_at timestamptz
);
create index file_by_content on documents.file (content_index);
create index file_sealed_with on documents.file (sealed_with, id) where destroyed_at is null;

create table documents.identity_document (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  kind text not null check (
    kind in ('IdentityCard', 'Passport', 'ResidencePermit', 'DriverLicense', 'EuropeanHealthInsuranceCard')
  ),
  variant text not null check (variant in ('primary', 'secondary')),
  country char(3) not null,
  number_sealed text not null,
  number_index text not null,
  number_hint text not null,
  is_number_usual boolean not null,
  expires_on date,
  state text not null default 'incomplete',
  reject_reason text,
  reject_message text,
  -- The letter that its end is near has been written.
  reminded_at timestamptz,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Since when staff have been awaited.
  waiting_since timestamptz,
  constraint waiting_is_counted check ((state = 'waiting') = (waiting_since is not null)),
  constraint rejection_is_told check ((state = 'rejected') = (reject_reason is not null and reject_message is not null))
);
-- One open one of a kind: the next one may be sent while the approved one is still good.
create unique index document_open_of_kind on documents.identity_document (player_id, kind)
  where state in ('incomplete', 'waiting', 'rejected');
create index document_of_player on documents.identity_document (player_id, id desc);
-- One person, one account: a document is approved for one player of a brand only.
create unique index document_approved_once on documents.identity_document (target, number_index)
  where state = 'approved';
create index document_waiting on documents.identity_document (target, waiting_since, id) where state = 'waiting';
create index document_expiring on documents.identity_document (expires_on) where state in ('waiting', 'approved');
create index document_by_number on documents.identity_document (number_index);

create table documents.scan (
  id uuid primary key,
  target text not null,
  player_id bigint not null,
  -- The document whose side it shows; null for a paper that stands alone.
  document_id uuid references documents.identity_document (id),
  kind text not null check (kind in ('Front', 'Back', 'Portrait', 'ProofOfAddress', 'ProofOfAccount')),
  file_id uuid not null references documents.file (id),
  state text not null default 'waiting',
  reject_reason text,
  reject_message text,
  uploaded_at timestamptz not null,
  waiting_since timestamptz,
  constraint side_of_document check ((kind in ('Front', 'Back')) = (document_id is not null)),
  constraint scan_rejection_is_told check (
    (state = 'rejected') = (reject_reason is not null and reject_message is not null)
  )
);
create unique index scan_of_side on documents.scan (document_id, kind) where state <> 'removed' and document_id is not null;
create index scan_of_player on documents.scan (player_id, id desc);
create index scan_waiting on documents.scan (target, waiting_since, id)
  where state = 'waiting' and document_id is null;

create function documents.check_way() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.state not in ('incomplete', 'waiting') then
      raise exception 'A document begins incomplete or waiting, not %.', new.state;
    end if;
  elsif new.state <> old.state and not exists (
    select from documents.way w where w.from_state = old.state and w.to_state = new.state
  ) then
    raise exception 'A document does not go from % to %.', old.state, new.state;
  elsif new.player_id <> old.player_id then
    raise exception 'Whose document it is never changes.';
  end if;
  return new;
end $$;
create trigger document_way before insert or update on documents.identity_document
  for each row execute function documents.check_way();
create trigger scan_way before insert or update on documents.scan
  for each row execute function documents.check_way();

-- Every move of a document or of a paper that stands alone, with who and why. Nothing in it changes.
create table documents.move (
  id bigint generated always as identity primary key,
  item_id uuid not null,
  player_id bigint not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('player', 'staff', 'clock', 'client')),
  user_id integer,
  user_name text,
  reason text,
  message text,
  explanation text,
  moved_at timestamptz not null
);
create index move_of_item on documents.move (item_id, id);

-- Every opening of a picture: by whom, and under which link.
create table documents.file_opening (
  id bigint generated always as identity primary key,
  file_id uuid not null references documents.file (id),
  viewer_kind text not null check (viewer_kind in ('player', 'staff', 'internal')),
  viewer_id text not null,
  opened_at timestamptz not null
);
create index opening_of_file on documents.file_opening (file_id, id desc);

-- Down Migration
drop schema documents cascade;
