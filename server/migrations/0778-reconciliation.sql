-- Up Migration
-- One day of one gateway: ours against what the partner says of it.
create table payments.reconciled_day (
  gateway text not null,
  day date not null,
  -- Null until the partner's list has come.
  list_hash text,
  listed_at timestamptz,
  listed_by_name text,
  closed_at timestamptz,
  closed_by integer,
  closed_by_name text,
  explanation text,
  primary key (gateway, day),
  check (closed_at is null or list_hash is not null)
);

-- The partner's list of a day, as it came last.
create table payments.partner_item (
  gateway text not null,
  day date not null,
  provider_ref text not null,
  amount_minor bigint not null,
  currency text not null,
  primary key (gateway, day, provider_ref),
  foreign key (gateway, day) references payments.reconciled_day (gateway, day)
);

create table payments.day_difference (
  id uuid primary key,
  gateway text not null,
  day date not null,
  provider_ref text not null,
  -- Null on the side that does not know it.
  ours_minor bigint,
  partner_minor bigint,
  explanation text,
  explained_at timestamptz,
  explained_by integer,
  explained_by_name text,
  unique (gateway, day, provider_ref),
  foreign key (gateway, day) references payments.reconciled_day (gateway, day),
  check (ours_minor is distinct from partner_minor)
);
create index day_difference_open on payments.day_difference (gateway, day) where explanation is null;

-- A day with an open difference cannot be closed, whoever asks; and nothing of a closed day changes.
create function payments.check_day_is_clear() returns trigger language plpgsql as $$
begin
  if old.closed_at is not null then
    raise exception 'A closed day never changes.';
  elsif new.closed_at is not null and exists (
    select from payments.day_difference d
     where d.gateway = new.gateway and d.day = new.day and d.explanation is null
  ) then
    raise exception 'A day with an open difference cannot be closed.';
  end if;
  return new;
end $$;
create trigger day_is_clear before update on payments.reconciled_day
  for each row execute function payments.check_day_is_clear();

create function payments.check_day_is_open() returns trigger language plpgsql as $$
begin
  if exists (
    select from payments.reconciled_day d
     where d.gateway = coalesce(new.gateway, old.gateway) and d.day = coalesce(new.day, old.day)
       and d.closed_at is not null
  ) then
    raise exception 'A closed day never changes.';
  end if;
  return coalesce(new, old);
end $$;
create trigger difference_of_open_day before insert or update or delete on payments.day_difference
  for each row execute function payments.check_day_is_open();
create trigger item_of_open_day before insert or update or delete on payments.partner_item
  for each row execute function payments.check_day_is_open();

-- Down Migration
drop table payments.day_difference;
drop table payments.partner_item;
drop table payments.reconciled_day;
drop function payments.check_day_is_clear;
drop function payments.check_day_is_open;
