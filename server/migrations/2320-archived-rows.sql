-- Up Migration

-- Rows of rounds in other tables, whose closed months are in files beside those of the books (decision 0295). Readers look into the
-- files of every month that stands here for whatever the table lacks.
create table ledger.archived_rows (
  -- Which rows: a room names them.
  kind text not null,
  month date not null check (extract(day from month) = 1),
  -- copied: the table has the rows too, or some of them; away: it does not; returning: they are being put back.
  state text not null check (state in ('copied', 'away', 'returning')),
  -- What was written, signed by the worker's key; the signature is Ed25519 in base64url.
  manifest text not null,
  signature text not null,
  copied_at timestamptz not null default now(),
  primary key (kind, month)
);

-- Before `movement_key` is a table of partitions, as between the steps of its division, there is nothing to make.
create or replace function ledger.make_key_months(first date, months integer) returns integer language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  month date := date_trunc('month', first);
  next date;
  gap record;
  part record;
  made integer := 0;
begin
  if (select relkind from pg_class where oid = 'ledger.movement_key'::regclass) <> 'p' then return 0; end if;
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

-- Down Migration
-- Rows of months that have left are only in the files: whoever goes back brings them back first (books:restore-month).
do $$
begin
  if exists (select from ledger.archived_rows where state <> 'copied') then
    raise exception 'months of rounds are in files: books:restore-month brings them back first';
  end if;
end $$;
drop table ledger.archived_rows;
