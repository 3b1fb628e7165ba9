-- Up Migration
-- Events that were told, kept for as long as whoever hears them may look back. The relay of the outbox writes them, in the
-- transaction that hands them to the reactions.
create table kernel.event (
  -- That of the outbox.
  id bigint primary key,
  name text not null,
  payload jsonb not null,
  told_at timestamptz not null,
  -- Until triggers have heard it; taken by a worker until next_attempt_at.
  waits boolean not null default true,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index event_waiting on kernel.event (id) where waits;
create index event_by_name on kernel.event (name, id);
create index event_by_time on kernel.event (told_at);

-- Down Migration
drop table kernel.event;
