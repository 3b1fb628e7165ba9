-- Up Migration
-- Brands may share a database: a message is sent by the worker of its own brand, in that brand's name. Null: a message of an
-- older version, which leaves within minutes.
alter table messaging.outgoing add column target text;
alter table messaging.outgoing_sms add column target text;

-- Down Migration
alter table messaging.outgoing drop column target;
alter table messaging.outgoing_sms drop column target;
