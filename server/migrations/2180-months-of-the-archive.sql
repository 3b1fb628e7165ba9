-- Up Migration

-- Months of the books that have left to files (decision 0224). Readers look into the files of every month that stands here.
create table ledger.archived_month (
  month date primary key check (extract(day from month) = 1),
  -- leaving and returning: the rounds are in the database too; away: they are not.
  state text not null check (state in ('leaving', 'away', 'returning')),
  -- What was written, signed by the worker's key; the signature is Ed25519 in base64url.
  manifest text not null,
  signature text not null,
  -- The detached table is there still.
  has_table boolean not null default true,
  -- References of its rounds are in `movement_key` still, or may be.
  has_keys boolean not null default true,
  -- When the detached table left the books.
  left_at timestamptz
);

-- Where each account stood after its last entry that is in the files: numbers up to it are there, later ones in the database.
create table ledger.archived_account (
  account_id bigint primary key,
  seq bigint not null,
  balance bigint not null,
  staked bigint not null,
  won bigint not null,
  -- Over all of its entries up to it, as in `proven`.
  hash bytea not null
);

create function ledger.start_of(month date) returns timestamptz language sql immutable parallel safe as $$
  select month::timestamp at time zone 'UTC'
$$;

-- Takes the partition of a month out of the books and puts in its place what stays: movements other than rounds, and the few
-- entries that were booked by a clock that was behind, after the first one of a later month.
create function ledger.detach_month(month date) returns void language plpgsql as $$
declare
  name text := 'entry_' || to_char(month, 'YYYY_MM');
  kept text := name || '_kept';
  first timestamptz := ledger.start_of(month);
  after timestamptz := ledger.start_of((month + interval '1 month')::date);
begin
  execute format('create table ledger.%I (like ledger.entry including all, check (created_at >= %L and created_at < %L))', kept, first, after);
  execute format('insert into ledger.%I select e.* from ledger.%I e left join ledger.archived_account a on a.account_id = e.account_id'
    ' where e.kind <> 1 or e.seq > coalesce(a.seq, 0)', kept, name);
  execute format('alter table ledger.entry detach partition ledger.%I', name);
  execute format('create trigger entry_is_immutable before update or delete on ledger.%I'
    ' for each row execute function ledger.refuse_change()', name);
  execute format('alter table ledger.entry attach partition ledger.%I for values from (%L) to (%L)', kept, first, after);
end $$;

-- The reverse.
create function ledger.attach_month(month date) returns void language plpgsql as $$
declare
  name text := 'entry_' || to_char(month, 'YYYY_MM');
  kept text := name || '_kept';
  first timestamptz := ledger.start_of(month);
  after timestamptz := ledger.start_of((month + interval '1 month')::date);
begin
  execute format('drop trigger if exists entry_is_immutable on ledger.%I', name);
  execute format('alter table ledger.%I add constraint of_its_month check (created_at >= %L and created_at < %L)', name, first, after);
  execute format('alter table ledger.entry detach partition ledger.%I', kept);
  execute format('alter table ledger.entry attach partition ledger.%I for values from (%L) to (%L)', name, first, after);
  execute format('alter table ledger.%I drop constraint of_its_month', name);
  execute format('drop table ledger.%I', kept);
end $$;

-- References of the rounds of a detached month that say themselves that they are old: they are looked for in the files from now on.
create function ledger.forget_keys(month date, first_account bigint, below bigint, older_than uuid) returns bigint language plpgsql as $$
declare
  forgotten bigint;
begin
  execute format('delete from ledger.movement_key k using ledger.%I e join ledger.archived_account a on a.account_id = e.account_id'
    ' where e.account_id >= $1 and e.account_id < $2 and e.kind = 1 and e.seq <= a.seq'
    '   and substr(e.reference::text, 15, 1) = ''7'' and e.reference < $3'
    '   and k.reference = e.reference and k.account_id = e.account_id and k.seq = e.seq', 'entry_' || to_char(month, 'YYYY_MM'))
    using first_account, below, older_than;
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

-- The reverse, before the month comes back.
create function ledger.renew_keys(month date, first_account bigint, below bigint) returns bigint language plpgsql as $$
declare
  renewed bigint;
begin
  execute format('insert into ledger.movement_key (reference, account_id, seq, created_at)'
    ' select reference, account_id, seq, created_at from ledger.%I where account_id >= $1 and account_id < $2 and kind = 1'
    ' on conflict do nothing', 'entry_' || to_char(month, 'YYYY_MM'))
    using first_account, below;
  get diagnostics renewed = row_count;
  return renewed;
end $$;

-- The table of a month that was dropped, to be filled from the files: with what stayed of it.
create function ledger.make_month_again(month date) returns void language plpgsql as $$
declare
  name text := 'entry_' || to_char(month, 'YYYY_MM');
begin
  execute format('drop table if exists ledger.%I', name);
  execute format('create table ledger.%I (like ledger.entry including all)', name);
  execute format('insert into ledger.%I select * from ledger.%I', name, name || '_kept');
end $$;

create function ledger.refill_month(month date, rows jsonb) returns void language plpgsql as $$
begin
  execute format('insert into ledger.%I (reference, account_id, seq, debit, credit, balance_after, series_id, created_at, contra_id, ordinal, kind)'
    ' select reference, account_id, seq, debit, credit, balance_after, series_id, timestamptz ''epoch'' + at * interval ''1 microsecond'','
    '        contra_id, ordinal, kind'
    '   from jsonb_to_recordset($1) as r (reference uuid, account_id bigint, seq bigint, debit bigint, credit bigint, balance_after bigint,'
    '                                     series_id bigint, at bigint, contra_id bigint, ordinal integer, kind smallint)'
    ' on conflict do nothing', 'entry_' || to_char(month, 'YYYY_MM'))
    using rows;
end $$;

create function ledger.drop_month(month date) returns void language plpgsql as $$
begin
  execute format('drop table ledger.%I', 'entry_' || to_char(month, 'YYYY_MM'));
end $$;

-- Down Migration
drop function ledger.drop_month(date);
drop function ledger.refill_month(date, jsonb);
drop function ledger.make_month_again(date);
drop function ledger.renew_keys(date, bigint, bigint);
drop function ledger.forget_keys(date, bigint, bigint, uuid);
drop function ledger.attach_month(date);
drop function ledger.detach_month(date);
drop function ledger.start_of(date);
drop table ledger.archived_account;
drop table ledger.archived_month;
