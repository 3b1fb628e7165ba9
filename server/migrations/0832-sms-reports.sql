-- Up Migration
-- What the gateway says became of a message that it took. A report may come before the gateway's own answer.
alter table messaging.outgoing_sms
  add column delivery text
    check (delivery in ('ACCEPTED', 'SENT', 'DELIVERED', 'UNDELIVERABLE', 'EXPIRED', 'REJECTED')),
  add column delivery_error text,
  add column reported_at timestamptz;
create index outgoing_sms_of_recipient on messaging.outgoing_sms (recipient, queued_at desc);
create index outgoing_of_recipient on messaging.outgoing (lower(recipient), queued_at desc);

-- Down Migration
drop index messaging.outgoing_of_recipient;
drop index messaging.outgoing_sms_of_recipient;
alter table messaging.outgoing_sms drop column delivery, drop column delivery_error, drop column reported_at;
