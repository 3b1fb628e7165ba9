-- Up Migration
-- Lists are read by pages in the order of what they can be sorted by, and then of the id.
drop index payments.payment_by_moment;
drop index payments.withdrawal_by_moment;
create index payment_by_moment on payments.payment (created_at, id);
create index payment_by_change on payments.payment (changed_at, id);
create index payment_by_amount on payments.payment (amount_minor, id);
create index withdrawal_by_moment on payments.withdrawal (requested_at, id);
create index withdrawal_by_change on payments.withdrawal (changed_at, id);
create index withdrawal_by_amount on payments.withdrawal (amount_minor, id);
create index player_by_registration on players.player (target, registered_at, id);
create index player_by_sign_in on players.player (target, coalesce(last_sign_in_at, '-infinity'), id);

create index ticket_by_promise on support.ticket (target, coalesce(due_at, 'infinity'), id);
create index ticket_by_moment on support.ticket (target, created_at, id);

create schema lists;

-- One file that somebody asked for: which rows, who, how far it is.
create table lists.export (
  id uuid primary key,
  number bigint generated always as identity unique,
  target text not null,
  list text not null,
  format text not null check (format in ('csv', 'xlsx')),
  -- The question as an address has it; sealed, since somebody may have searched for a person.
  question_sealed text not null,
  -- Keys and headings, in their order.
  columns jsonb not null,
  asked_by integer not null,
  asked_by_name text not null,
  asks_whole boolean not null,
  -- What its making found that the asker may see; null before it began.
  is_whole boolean,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'done', 'failed', 'cancelled')),
  problem text check (problem in ('not-allowed', 'too-wide', 'fault')),
  rows_total bigint,
  rows_done bigint not null default 0,
  parts integer not null default 0,
  bytes bigint not null default 0,
  -- Where the next part begins; null at the beginning.
  cursor text,
  -- Whoever makes it holds it until then; each taking has a name of its own.
  lease uuid,
  lease_until timestamptz,
  leases uuid[] not null default '{}',
  -- Takings since the last part that was made.
  tries integer not null default 0,
  asked_at timestamptz not null,
  ended_at timestamptz,
  expires_at timestamptz not null,
  removed_at timestamptz
);
create index export_to_make on lists.export (target, asked_at) where state in ('waiting', 'making');
create index export_of_person on lists.export (asked_by, asked_at desc);
create index export_to_remove on lists.export (expires_at) where removed_at is null;

-- The file in pieces, each sealed by itself: what is made stays made when its maker dies.
create table lists.export_part (
  export_id uuid not null references lists.export (id),
  no integer not null,
  lease uuid not null,
  rows integer not null,
  bytes bigint not null,
  -- Of its sheet up to here: check sum and length before compression. A part of a CSV file has none.
  sheet_crc bigint,
  sheet_bytes bigint,
  primary key (export_id, no)
);

-- Filters, order and columns under a name.
create table lists.saved_view (
  id uuid primary key,
  target text not null,
  list text not null,
  name text not null,
  owner_id integer not null,
  owner_name text not null,
  -- Who holds this role sees it too; null: the owner alone.
  role_key text,
  -- As the address has it, without anything personal.
  question text not null,
  saved_at timestamptz not null,
  constraint view_name unique (target, owner_id, list, name)
);
create index view_of_role on lists.saved_view (target, role_key, list) where role_key is not null;

-- Down Migration
drop schema lists cascade;
drop index support.ticket_by_moment;
drop index support.ticket_by_promise;
drop index players.player_by_sign_in;
drop index players.player_by_registration;
drop index payments.withdrawal_by_amount;
drop index payments.withdrawal_by_change;
drop index payments.withdrawal_by_moment;
drop index payments.payment_by_amount;
drop index payments.payment_by_change;
drop index payments.payment_by_moment;
create index payment_by_moment on payments.payment (created_at);
create index withdrawal_by_moment on payments.withdrawal (requested_at);
