-- Up Migration
-- A deposit that is paid by a premium text message: the phone must be the player's, by a code, and the operator must have
-- billed the message that this phone sent.
create table payments.sms_payment (
  payment_id uuid primary key references payments.payment (id),
  phone text not null,
  code_hash text,
  code_sent_at timestamptz,
  code_expires_at timestamptz,
  code_attempts_left integer not null default 0 check (code_attempts_left >= 0),
  -- The player has given the code.
  proved_at timestamptz,
  -- The partner's number of the message that came; null before it has.
  message_id text unique,
  operator text
);
create index sms_payment_codes_of_phone on payments.sms_payment (phone, code_sent_at);

-- Down Migration
drop table payments.sms_payment;
