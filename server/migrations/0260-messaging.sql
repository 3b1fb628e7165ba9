-- Up Migration
create schema if not exists messaging;

create table messaging.outgoing (
  id uuid primary key,
  recipient text not null,
  language text not null,
  template text not null,
  -- Codes and links. Wiped when the letter has left, or has waited too long.
  values jsonb,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  sent_at timestamptz
);
create index outgoing_queued on messaging.outgoing (next_attempt_at) where state = 'queued';
create index outgoing_newest on messaging.outgoing (queued_at desc);

-- Down Migration
drop table messaging.outgoing;
drop schema messaging;
