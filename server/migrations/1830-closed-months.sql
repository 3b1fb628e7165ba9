-- Up Migration
-- From which day on a comparison compared; null for all of the day book.
alter table reporting.figures_check add column since date;
-- Comparisons from before did not say it. Those of the night reached back 62 days; a month is not closed by more than that.
update reporting.figures_check set since = (checked_at - interval '61 days')::date;

-- Months of the accounting that were closed or opened again. The last step of a month is its state.
create table reporting.month_step (
  id bigint generated always as identity primary key,
  month date not null,
  step text not null,
  at timestamptz not null,
  asked_by bigint not null,
  asked_by_name text not null,
  signed_by bigint not null,
  signed_by_name text not null,
  reason text not null,
  -- The trial balance as it was closed, and its hash; null where a month was opened again.
  balance jsonb,
  hash text,
  constraint month_is_first_day check (month = date_trunc('month', month)::date),
  constraint step_check check (step in ('close', 'reopen')),
  constraint balance_of_close check ((step = 'close') = (balance is not null and hash is not null)),
  constraint two_people check (asked_by <> signed_by)
);
create index month_step_by_month on reporting.month_step (month, id);

create function reporting.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'Closed months are append-only: % is refused.', tg_op;
end
$$;
create trigger month_step_is_append_only before update or delete or truncate on reporting.month_step
  for each statement execute function reporting.refuse_change();

-- What the nightly comparison of a closed month with the present figures found.
create table reporting.month_check (
  step_id bigint primary key references reporting.month_step (id),
  checked_at timestamptz not null,
  is_same boolean not null
);

-- Down Migration
drop table reporting.month_check;
drop table reporting.month_step;
drop function reporting.refuse_change;
alter table reporting.figures_check drop column since;
