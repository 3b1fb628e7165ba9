-- Up Migration
create schema ledger;

-- What an account is. Its path reads like `player:8812:cash`; the ledger does not interpret it.
create table ledger.account (
  id bigint generated always as identity primary key,
  path text not null unique,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  opened_at timestamptz not null default now()
);

-- What an account holds. Only accounts that are staked from have a row; a contra account is summed up from its entries,
-- so that no row exists which every round would update. Nothing here is indexed but the key: updates stay on their page.
create table ledger.balance (
  account_id bigint primary key references ledger.account (id),
  balance bigint not null default 0 check (balance >= 0),
  seq bigint not null default 0,
  -- Running totals of play since the account was opened. Limits and net results are differences of these.
  staked bigint not null default 0,
  won bigint not null default 0,
  -- The one series (a game's seed) whose numbers are being used, and its next number: no number is used twice or left out.
  series_id bigint not null default 0,
  series_next integer not null default 0,
  -- 0 open, 1 playing is blocked
  status smallint not null default 0,
  -- The calendar day of Europe/Bratislava that the ceilings below are made for.
  day date not null default '-infinity',
  -- `staked` may not pass the first, `staked - won` not the second. Without a limit: as good as none.
  stake_ceiling bigint not null default 4000000000000000000,
  loss_ceiling bigint not null default 4000000000000000000,
  -- Totals at the start of the day and of its month.
  day_staked bigint not null default 0,
  day_won bigint not null default 0,
  month_staked bigint not null default 0,
  month_won bigint not null default 0,
  stake_day_limit bigint check (stake_day_limit >= 0),
  stake_month_limit bigint check (stake_month_limit >= 0),
  loss_day_limit bigint check (loss_day_limit >= 0),
  loss_month_limit bigint check (loss_month_limit >= 0)
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05, autovacuum_vacuum_cost_delay = 0);

-- One immutable row per movement. It takes `debit` from its account and gives `credit` to it; the contra account has the
-- opposite, so the books balance by construction. Widest columns first: no padding.
create table ledger.entry (
  reference uuid not null,
  account_id bigint not null,
  seq bigint not null,
  debit bigint not null,
  credit bigint not null,
  balance_after bigint not null,
  series_id bigint not null,
  created_at timestamptz not null,
  contra_id bigint not null,
  ordinal integer not null,
  kind smallint not null,
  check (debit >= 0 and credit >= 0 and balance_after >= credit and contra_id <> account_id),
  primary key (account_id, seq, created_at)
) partition by range (created_at);

-- Movements that are not rounds are few: sums of deposits need not pass through all rounds.
create index entry_not_round on ledger.entry (account_id, seq) where kind <> 1;

-- Never used while the partitions are made ahead; there so that no movement is refused for want of one.
create table ledger.entry_default partition of ledger.entry default;

-- Makes the monthly partitions that are missing, from the month of `first` on.
create function ledger.make_partitions(first date, months integer) returns integer language plpgsql as $$
declare
  month date := date_trunc('month', first);
  made integer := 0;
  name text;
begin
  for i in 1..months loop
    name := 'entry_' || to_char(month, 'YYYY_MM');
    if to_regclass('ledger.' || name) is null then
      execute format('create table ledger.%I partition of ledger.entry for values from (%L) to (%L)',
        name, month::timestamp at time zone 'UTC', (month + interval '1 month') at time zone 'UTC');
      made := made + 1;
    end if;
    month := month + interval '1 month';
  end loop;
  return made;
end $$;

select ledger.make_partitions((now() - interval '1 month')::date, 15);

-- A partitioned table cannot hold a key over all its time: this one does. The same reference is never booked twice.
create table ledger.movement_key (
  reference uuid primary key,
  account_id bigint not null,
  seq bigint not null,
  created_at timestamptz not null
);

-- Entries are never changed and never deleted; a wrong movement is reversed by a new one.
create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'entries are never changed';
end $$;
create trigger entry_is_immutable before update or delete on ledger.entry for each row execute function ledger.refuse_change();

-- The two sides of each movement, for people and for sums.
create view ledger.leg as
  select account_id, reference, seq, credit - debit as amount, created_at from ledger.entry
  union all
  select contra_id, reference, null, debit - credit, created_at from ledger.entry;

create table ledger.books_check (
  id bigint generated always as identity primary key,
  checked_at timestamptz not null,
  accounts_checked bigint not null,
  entries_checked bigint not null,
  differences jsonb not null
);

-- Down Migration
drop schema ledger cascade;
