-- Up Migration
-- A settled deposit that staff send back by its gateway. The money leaves the balance before the gateway is asked.
create table payments.refund (
  payment_id uuid primary key references payments.payment (id),
  -- Entry of the books that took the money; each try has its own.
  movement uuid not null unique,
  -- asked (nobody knows yet) · done · refused (the money is back on the balance)
  state text not null check (state in ('asked', 'done', 'refused')),
  explanation text not null,
  user_id integer not null,
  user_name text not null,
  asked_at timestamptz not null,
  changed_at timestamptz not null
);

-- Down Migration
drop table payments.refund;
