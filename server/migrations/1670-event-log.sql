-- Up Migration
-- Events that were told, kept for as long as whoever hears them may look back. The relay of the outbox writes them, in the
-- transaction that hands them to the reactions.
create table kernel.event (
  -- That of the outbox.
  id bigint primary key,
  name text not null,
  payload jsonb not null,
  told_at timestamptz not null
);
create index event_by_name on kernel.event (name, id);
create index event_by_time on kernel.event (told_at);

-- Who hears every event, by a name of its own: one for each brand, since brands may share a database.
create table kernel.event_listener (
  name text primary key
);

-- Events that a listener has not heard yet; taken by a worker until next_attempt_at.
create table kernel.event_waiting (
  listener text not null references kernel.event_listener (name),
  event_id bigint not null references kernel.event (id),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  primary key (listener, event_id)
);
create index event_waiting_by_event on kernel.event_waiting (event_id);

-- Down Migration
drop table kernel.event_waiting;
drop table kernel.event_listener;
drop table kernel.event;
