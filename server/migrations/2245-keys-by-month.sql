-- Up Migration

-- Steps that need a transaction of their own, in their order and after the migrations, beside rows and indexes (decision 0257).
alter table kernel.unfinished add column step text;
alter table kernel.unfinished drop constraint unfinished_check;
alter table kernel.unfinished add check (num_nonnulls(update_of, index, step) = 1);

-- `movement_key` becomes a table of partitions by the reference itself, so that it stays unique over all of them: UUIDs of version 7 begin
-- with their time, and those of a month are a range. References of other versions, and of the past, are in `movement_key_other`.

-- References of version 7 that were made in a month, or later, do not sort before it.
create function ledger.first_key_of(month date) returns uuid language sql immutable parallel safe as $$
  select rpad(lpad(to_hex((extract(epoch from ledger.start_of(month)) * 1000)::bigint), 12, '0'), 32, '0')::uuid
$$;

-- Years that have no partition for each month: `movement_key_2027_03_to_2100_01` has all between.
create view ledger.key_gap as
select c.relname::text as name, to_date(substring(c.relname from 14 for 7), 'YYYY_MM') as starts,
       to_date(substring(c.relname from 25 for 7), 'YYYY_MM') as ends
  from pg_inherits i join pg_class c on c.oid = i.inhrelid
 where i.inhparent = to_regclass('ledger.movement_key') and c.relname ~ '^movement_key_[0-9]{4}_[0-9]{2}_to_[0-9]{4}_[0-9]{2}$';

-- Where months are divided into their partitions while old code runs beside: one transaction each, none of which reads the table under
-- a lock that stops rounds. What processes cause here is done by the owner: they may write to no partition themselves. First: references of the months to come go to a child table, which everybody reads with its parent.
create function ledger.put_key_ahead() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('insert into ledger.%I select ($1).*', tg_argv[0]) using new;
  return null;
end $$;

create function ledger.put_keys_apart() returns void language plpgsql as $$
declare
  first date;
  gap text;
  least_key uuid;
  end_key uuid := ledger.first_key_of('2100-01-01');
begin
  lock table ledger.movement_key in access exclusive mode;
  -- Without keys, every month may have its own; otherwise those to come.
  first := case when exists (select from ledger.movement_key) then date_trunc('month', now() at time zone 'UTC' + interval '1 month')
                else date '2020-01-01' end;
  gap := 'movement_key_' || to_char(first, 'YYYY_MM') || '_to_2100_01';
  least_key := ledger.first_key_of(first);
  execute format('create table ledger.%I (like ledger.movement_key including all)', gap);
  execute format('with moved as (delete from only ledger.movement_key where reference >= %L and reference < %L returning *)'
    ' insert into ledger.%I select * from moved', least_key, end_key, gap);
  execute format('alter table ledger.%I inherit ledger.movement_key', gap);
  execute format('create trigger ahead before insert on ledger.movement_key for each row when (new.reference >= %L and new.reference < %L)'
    ' execute function ledger.put_key_ahead(%L)', least_key, end_key, gap);
  execute format('alter table ledger.movement_key add constraint of_no_month check (reference < %L or reference >= %L) no inherit not valid',
    least_key, end_key);
end $$;

-- Then, after the constraint is known to hold: the table and its child are partitions of a new one of its name.
create function ledger.divide_keys() returns void language plpgsql as $$
declare
  gap record;
  given record;
begin
  lock table ledger.movement_key in access exclusive mode;
  if (select relkind from pg_class where oid = 'ledger.movement_key'::regclass) = 'p' then return; end if;
  select * into strict gap from ledger.key_gap;
  drop trigger ahead on ledger.movement_key;
  execute format('alter table ledger.%I no inherit ledger.movement_key', gap.name);
  alter table ledger.movement_key rename to movement_key_other;
  alter index ledger.movement_key_pkey rename to movement_key_other_pkey;
  create table ledger.movement_key (like ledger.movement_key_other, primary key (reference)) partition by range (reference);
  -- Whoever may write there goes on without a pause.
  for given in
    select a.privilege_type, case when a.grantee = 0 then 'public' else quote_ident(r.rolname) end as grantee
      from pg_class c cross join aclexplode(c.relacl) a left join pg_roles r on r.oid = a.grantee
     where c.oid = 'ledger.movement_key_other'::regclass
  loop
    execute format('grant %s on ledger.movement_key to %s', given.privilege_type, given.grantee);
  end loop;
  alter table ledger.movement_key attach partition ledger.movement_key_other default;
  execute format('alter table ledger.movement_key attach partition ledger.%I for values from (%L) to (%L)',
    gap.name, ledger.first_key_of(gap.starts), ledger.first_key_of(gap.ends));
  perform ledger.make_key_months((now() at time zone 'UTC' - interval '1 month')::date, 5);
end $$;

-- Makes the partitions that are missing out of the gap around them, from the month of `first` on. Months before the first gap have none.
create function ledger.make_key_months(first date, months integer) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  month date := date_trunc('month', first);
  next date;
  gap record;
  part record;
  made integer := 0;
begin
  for i in 1..months loop
    next := month + interval '1 month';
    select * into gap from ledger.key_gap where starts <= month and ends > month;
    if found then
      execute format('alter table ledger.movement_key detach partition ledger.%I', gap.name);
      execute format('alter table ledger.%I rename to movement_key_gap', gap.name);
      for part in
        select * from (values (gap.starts, month, to_char(gap.starts, 'YYYY_MM') || '_to_' || to_char(month, 'YYYY_MM')),
                              (month, next, to_char(month, 'YYYY_MM')),
                              (next, gap.ends, to_char(next, 'YYYY_MM') || '_to_' || to_char(gap.ends, 'YYYY_MM'))) p (starts, ends, name)
         where starts < ends
      loop
        execute format('create table ledger.%I partition of ledger.movement_key for values from (%L) to (%L)',
          'movement_key_' || part.name, ledger.first_key_of(part.starts), ledger.first_key_of(part.ends));
      end loop;
      insert into ledger.movement_key select * from ledger.movement_key_gap;
      drop table ledger.movement_key_gap;
      made := made + 1;
    end if;
    month := next;
  end loop;
  return made;
end $$;

insert into kernel.unfinished (step, statement) values
  ('ledger.movement_key gets a child for the months to come', 'select ledger.put_keys_apart()'),
  ('ledger.movement_key is read once', 'alter table ledger.movement_key validate constraint of_no_month'),
  ('ledger.movement_key is divided by months', 'select ledger.divide_keys()');

-- Keys of a month that leaves, where it has a partition of them: what stays is copied while play goes on, and takes its place.

-- Whatever is booked meanwhile with a reference of that month stays.
create function ledger.keep_key() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  execute format('insert into ledger.%I select ($1).* on conflict do nothing', tg_argv[0]) using new;
  return null;
end $$;

-- Whether the keys of a month have a partition, whose references are all older than the one that is given.
create function ledger.has_keys_apart(month date, older_than uuid) returns boolean language sql stable as $$
  select to_regclass('ledger.movement_key_' || to_char(month, 'YYYY_MM')) is not null
     and ledger.first_key_of((month + interval '1 month')::date) <= older_than
$$;

-- Whatever an attempt that was cut off has left.
create function ledger.drop_kept_keys(month date) returns void language plpgsql as $$
declare
  name text := 'movement_key_' || to_char(month, 'YYYY_MM');
begin
  if to_regclass('ledger.' || name || '_kept') is not null then
    execute format('drop trigger if exists keep_key on ledger.%I', name);
    execute format('drop table ledger.%I', name || '_kept');
  end if;
  execute format('drop table if exists ledger.%I', name || '_left');
end $$;

create function ledger.begin_kept_keys(month date) returns void language plpgsql as $$
declare
  name text := 'movement_key_' || to_char(month, 'YYYY_MM');
begin
  perform ledger.drop_kept_keys(month);
  execute format('create table ledger.%I (like ledger.movement_key including all, constraint of_its_month check (reference >= %L and reference < %L))',
    name || '_kept', ledger.first_key_of(month), ledger.first_key_of((month + interval '1 month')::date));
  execute format('create trigger keep_key after insert on ledger.%I for each row execute function ledger.keep_key(%L)', name, name || '_kept');
end $$;

-- What stays: keys of entries that are in the books still, and references that do not say that they are old. Everything else has to be the
-- key of a round that has left; more than those is never left out.
create function ledger.copy_kept_keys(month date) returns bigint language plpgsql as $$
declare
  name text := 'movement_key_' || to_char(month, 'YYYY_MM');
  first timestamptz := ledger.start_of(month);
  after timestamptz := ledger.start_of((month + interval '1 month')::date);
  kept bigint;
  present bigint;
  leaving bigint;
begin
  execute format('with stays as (insert into ledger.%I select k.* from ledger.%I k'
    '  where k.created_at < $1 or k.created_at >= $2 or substr(k.reference::text, 15, 1) <> ''7'''
    '     or exists (select from ledger.entry e where e.account_id = k.account_id and e.seq = k.seq and e.created_at = k.created_at'
    '                                             and e.created_at >= $1 and e.created_at < $2)'
    '  on conflict do nothing returning 1)'
    ' select (select count(*) from stays) + (select count(*) from ledger.%I), (select count(*) from ledger.%I)',
    name || '_kept', name, name || '_kept', name)
    into kept, present using first, after;
  execute format('select count(*) from ledger.%I e join ledger.archived_account a on a.account_id = e.account_id'
    ' where e.kind = 1 and e.seq <= a.seq and substr(e.reference::text, 15, 1) = ''7'' and e.reference >= $1 and e.reference < $2',
    'entry_' || to_char(month, 'YYYY_MM'))
    into leaving using ledger.first_key_of(month), ledger.first_key_of((month + interval '1 month')::date);
  if present - kept > leaving then
    raise exception 'the keys of % are not those of its rounds: % would go, and % rounds have left', month, present - kept, leaving;
  end if;
  return present - kept;
end $$;

-- A moment in which nobody else has the table.
create function ledger.take_kept_keys(month date) returns void language plpgsql as $$
declare
  name text := 'movement_key_' || to_char(month, 'YYYY_MM');
begin
  lock table ledger.movement_key in access exclusive mode;
  execute format('drop trigger keep_key on ledger.%I', name);
  execute format('alter table ledger.movement_key detach partition ledger.%I', name);
  execute format('alter table ledger.%I rename to %I', name, name || '_left');
  execute format('alter index ledger.%I rename to %I', name || '_pkey', name || '_left_pkey');
  execute format('alter table ledger.movement_key attach partition ledger.%I for values from (%L) to (%L)', name || '_kept',
    ledger.first_key_of(month), ledger.first_key_of((month + interval '1 month')::date));
  execute format('alter table ledger.%I drop constraint of_its_month', name || '_kept');
  execute format('alter table ledger.%I rename to %I', name || '_kept', name);
  execute format('alter index ledger.%I rename to %I', name || '_kept_pkey', name || '_pkey');
end $$;

-- As before, of those that are not in the partition of the month.
create function ledger.forget_keys_elsewhere(month date, first_account bigint, below bigint, older_than uuid) returns bigint language plpgsql as $$
declare
  forgotten bigint;
begin
  execute format('delete from ledger.movement_key k using ledger.%I e join ledger.archived_account a on a.account_id = e.account_id'
    ' where e.account_id >= $1 and e.account_id < $2 and e.kind = 1 and e.seq <= a.seq'
    '   and substr(e.reference::text, 15, 1) = ''7'' and e.reference < $3 and (e.reference < $4 or e.reference >= $5)'
    '   and k.reference = e.reference and k.account_id = e.account_id and k.seq = e.seq', 'entry_' || to_char(month, 'YYYY_MM'))
    using first_account, below, older_than, ledger.first_key_of(month), ledger.first_key_of((month + interval '1 month')::date);
  get diagnostics forgotten = row_count;
  return forgotten;
end $$;

-- Down Migration
lock table ledger.movement_key in access exclusive mode;
-- What a command of the archive that was cut off has left: a copy of keys that is filled by a trigger, or a table that was replaced.
do $$
declare
  month date;
begin
  for month in
    select distinct to_date(substring(c.relname from 14 for 7), 'YYYY_MM') from pg_class c
     where c.relnamespace = 'ledger'::regnamespace and c.relname ~ '^movement_key_[0-9]{4}_[0-9]{2}_(kept|left)$'
  loop
    perform ledger.drop_kept_keys(month);
  end loop;
  -- Before its first step the table is as it was: the steps are taken here, and what they made is taken back below.
  if (select relkind from pg_class where oid = 'ledger.movement_key'::regclass) <> 'p' and not exists (select from ledger.key_gap) then
    perform ledger.put_keys_apart();
  end if;
end $$;
drop function ledger.forget_keys_elsewhere(date, bigint, bigint, uuid);
drop function ledger.take_kept_keys(date);
drop function ledger.copy_kept_keys(date);
drop function ledger.begin_kept_keys(date);
drop function ledger.drop_kept_keys(date);
drop function ledger.has_keys_apart(date, uuid);
drop function ledger.keep_key();
select ledger.divide_keys();
drop function ledger.divide_keys();
drop function ledger.make_key_months(date, integer);
drop view ledger.key_gap;
create table ledger.movement_key_again (like ledger.movement_key, primary key (reference));
insert into ledger.movement_key_again select * from ledger.movement_key;
drop table ledger.movement_key;
alter table ledger.movement_key_again rename to movement_key;
alter index ledger.movement_key_again_pkey rename to movement_key_pkey;
drop function ledger.put_keys_apart();
drop function ledger.put_key_ahead();
drop function ledger.first_key_of(date);
delete from kernel.unfinished where step is not null;
alter table kernel.unfinished drop column step;
alter table kernel.unfinished add check ((update_of is null) <> (index is null));
