-- Up Migration
-- Refunds that a partner told and nobody here asked for, by the partner's number: told again, they say nothing new.
create table payments.bank_refund (
  payment_id uuid not null references payments.payment (id),
  ref text not null,
  told_at timestamptz not null,
  primary key (payment_id, ref)
);

-- Down Migration
drop table payments.bank_refund;
