-- Up Migration
-- A statement of an account of ours, as the bank wrote it. The same file again is the same row.
create table payments.bank_statement (
  id uuid primary key,
  content_hash text not null,
  -- Which of the statements in that file it is.
  ordinal integer not null check (ordinal >= 0),
  format text not null check (format in ('camt.053', 'gpc')),
  number text not null,
  iban text not null,
  currency text not null,
  from_day date not null,
  to_day date not null,
  opening_minor bigint not null,
  closing_minor bigint not null,
  imported_at timestamptz not null,
  imported_by integer not null,
  imported_by_name text not null,
  unique (content_hash, ordinal)
);
create index bank_statement_newest on payments.bank_statement (id desc);

-- One movement on an account of ours. The bank's own number of it is a key: statements overlap, items are kept once.
create table payments.bank_item (
  id uuid primary key,
  statement_id uuid not null references payments.bank_statement (id),
  iban text not null,
  bank_ref text not null,
  booked_on date not null,
  -- Above zero it came in, below it went out.
  amount_minor bigint not null check (amount_minor <> 0),
  currency text not null,
  counter_account text,
  counter_name text,
  variable_symbol text,
  message text,
  is_return boolean not null,
  -- open · deposit · withdrawal · withdrawal-return · sent-back · other
  state text not null check (state in ('open', 'deposit', 'withdrawal', 'withdrawal-return', 'sent-back', 'other')),
  -- Why it did not find its payment by itself; null for one that did.
  problem text,
  payment_id uuid references payments.payment (id),
  withdrawal_id uuid references payments.withdrawal (id),
  judged_at timestamptz,
  judged_by integer,
  judged_by_name text,
  explanation text,
  unique (iban, bank_ref),
  check (state <> 'deposit' or payment_id is not null),
  check (state not in ('withdrawal', 'withdrawal-return') or withdrawal_id is not null),
  check (state <> 'open' or (payment_id is null and withdrawal_id is null and problem is not null))
);
create index bank_item_open on payments.bank_item (id) where state = 'open';
create index bank_item_of_statement on payments.bank_item (statement_id, id);
create unique index bank_item_of_deposit on payments.bank_item (payment_id) where state = 'deposit';

-- Down Migration
drop table payments.bank_item;
drop table payments.bank_statement;
