-- Up Migration
create table messaging.outgoing_sms (
  id uuid primary key,
  recipient text not null,
  language text not null,
  template text not null,
  -- Codes. Wiped when the message has left, has failed, or is of no use any more.
  values jsonb,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'stopped')),
  attempts integer not null default 0,
  queued_at timestamptz not null,
  next_attempt_at timestamptz not null,
  -- After this moment nobody needs it.
  useless_at timestamptz not null,
  sent_at timestamptz,
  -- The gateway's own name of the message.
  gateway_ref text,
  problem text
);
create index outgoing_sms_queued on messaging.outgoing_sms (next_attempt_at) where state = 'queued';
create index outgoing_sms_newest on messaging.outgoing_sms (queued_at desc);

-- Numbers that want no advertising. Codes that a person asks for go to them all the same.
create table messaging.sms_stop (
  phone text primary key,
  stopped_at timestamptz not null
);

-- Down Migration
drop table messaging.sms_stop;
drop table messaging.outgoing_sms;
