-- Up Migration

-- Partitions of keys whose months have left, and years without months beside them, become one where few keys are left in them
-- (decision 0348). It has the form of a gap, out of which months may be made again.
create function ledger.merge_key_months(most bigint) returns integer language plpgsql as $$
declare
  part record;
  names text[] := '{}';
  starts date;
  ends date;
  total bigint := 0;
  held bigint;
  merged integer := 0;
begin
  if (select relkind from pg_class where oid = 'ledger.movement_key'::regclass) <> 'p' then return 0; end if;
  for part in
    select p.*, p.ends <= (select max(m.month) + interval '1 month' from ledger.archived_month m)
                and (p.is_gap or exists (select from ledger.archived_month m where m.month = p.starts and m.state = 'away' and not m.has_keys)) as has_left
      from (select g.name, g.starts, g.ends, true as is_gap from ledger.key_gap g
            union all
            select c.relname::text, to_date(substring(c.relname from 14), 'YYYY_MM'), (to_date(substring(c.relname from 14), 'YYYY_MM') + interval '1 month')::date, false
              from pg_inherits i join pg_class c on c.oid = i.inhrelid
             where i.inhparent = 'ledger.movement_key'::regclass and c.relname ~ '^movement_key_[0-9]{4}_[0-9]{2}$') p
     -- The last row ends the last run.
     union all select null, 'infinity'::date, 'infinity'::date, false, false
     order by 2
  loop
    if part.has_left then
      execute format('select count(*) from (select from ledger.%I limit %s) few', part.name, most + 1) into held;
    end if;
    if part.has_left and cardinality(names) > 0 and part.starts = ends and total + held <= most then
      names := names || part.name;
      ends := part.ends;
      total := total + held;
    else
      if cardinality(names) > 1 then
        perform ledger.merge_keys(names, starts, ends);
        merged := merged + cardinality(names);
      end if;
      names := case when part.has_left and held <= most then array[part.name] else '{}' end;
      starts := part.starts;
      ends := part.ends;
      total := held;
    end if;
  end loop;
  return merged;
end $$;

create function ledger.merge_keys(names text[], starts date, ends date) returns void language plpgsql as $$
declare
  name text;
  whole text := 'movement_key_' || to_char(starts, 'YYYY_MM') || '_to_' || to_char(ends, 'YYYY_MM');
begin
  lock table ledger.movement_key in access exclusive mode;
  foreach name in array names loop
    execute format('alter table ledger.movement_key detach partition ledger.%I', name);
  end loop;
  execute format('create table ledger.%I partition of ledger.movement_key for values from (%L) to (%L)', whole,
    ledger.first_key_of(starts), ledger.first_key_of(ends));
  foreach name in array names loop
    execute format('insert into ledger.%I select * from ledger.%I', whole, name);
    execute format('drop table ledger.%I', name);
  end loop;
end $$;

-- Down Migration
drop function ledger.merge_keys(text[], date, date);
drop function ledger.merge_key_months(bigint);
