-- Up Migration
-- A statement may be what the bank answered when it was asked.
alter table payments.bank_statement drop constraint bank_statement_format_check;
alter table payments.bank_statement add constraint bank_statement_format_check
  check (format in ('camt.053', 'gpc', 'fio'));

-- An account of ours whose bank is asked for its movements.
create table payments.watched_account (
  iban text primary key,
  -- Written before the bank is asked, so that nobody asks again too early, whoever dies on the way.
  asked_at timestamptz not null,
  -- All days up to this one have been taken; null before the first time.
  whole_until date
);

-- What came of asking. The same again and again is one row.
create table payments.statement_fetch (
  id bigint generated always as identity primary key,
  iban text not null,
  bank text not null,
  from_day date not null,
  to_day date not null,
  first_at timestamptz not null,
  fetched_at timestamptz not null,
  times integer not null default 1 check (times > 0),
  -- taken: there was something new · unchanged · failed
  outcome text not null check (outcome in ('taken', 'unchanged', 'failed')),
  problem text,
  items integer not null default 0 check (items >= 0),
  check (outcome <> 'failed' or problem is not null),
  check ((outcome = 'taken') = (items > 0)),
  check (fetched_at >= first_at)
);
create index statement_fetch_of_account on payments.statement_fetch (iban, id desc);

-- Down Migration
drop table payments.statement_fetch;
drop table payments.watched_account;
delete from payments.bank_item where statement_id in (select id from payments.bank_statement where format = 'fio');
delete from payments.bank_statement where format = 'fio';
alter table payments.bank_statement drop constraint bank_statement_format_check;
alter table payments.bank_statement add constraint bank_statement_format_check check (format in ('camt.053', 'gpc'));
