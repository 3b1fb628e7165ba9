-- Up Migration
-- What a way in or out costs, from when, and whom. One person proposes, another decides; what is decided never changes.
create table payments.fee_tariff (
  id uuid primary key,
  target text not null,
  direction text not null check (direction in ('deposit', 'withdrawal')),
  method text not null,
  partner text not null,
  -- `house`: the partner's charge to us.
  payer text not null check (payer in ('player', 'house')),
  currency text not null,
  fixed_minor bigint not null check (fixed_minor >= 0),
  basis_points integer not null check (basis_points between 0 and 10000),
  min_minor bigint not null check (min_minor >= 0),
  max_minor bigint check (max_minor >= min_minor),
  valid_from timestamptz not null,
  explanation text not null,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  proposed_by integer not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by integer,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  check ((state = 'proposed') = (decided_at is null)),
  -- Two people, and never backwards, whoever asks the database.
  check (state <> 'approved' or (decided_by <> proposed_by and valid_from >= decided_at)),
  -- Nobody pays us for getting their own money out (config/operating-figures.ts).
  check (payer = 'house' or direction = 'deposit')
);
create index fee_tariff_of_way on payments.fee_tariff (target, direction, method, partner, payer, valid_from desc)
  where state = 'approved';

create function payments.check_tariff_is_undecided() returns trigger language plpgsql as $$
begin
  if old.state <> 'proposed' then
    raise exception 'A tariff that was decided never changes.';
  end if;
  return new;
end $$;
create trigger tariff_is_undecided before update or delete on payments.fee_tariff
  for each row execute function payments.check_tariff_is_undecided();

-- The fees of the moment when the payment began: what its player was shown, and what its partner will charge us.
alter table payments.payment
  add column fee_minor bigint not null default 0,
  add column partner_fee_minor bigint not null default 0 check (partner_fee_minor >= 0),
  add constraint payment_fee_is_a_part check (fee_minor >= 0 and fee_minor < amount_minor);
alter table payments.withdrawal
  add column partner_fee_minor bigint not null default 0 check (partner_fee_minor >= 0);

-- Each fee that was booked; its id is the movement's reference in the books.
create table payments.booked_fee (
  id uuid primary key,
  payment_id uuid references payments.payment (id),
  withdrawal_id uuid references payments.withdrawal (id),
  payer text not null check (payer in ('player', 'house')),
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  booked_at timestamptz not null,
  check (num_nonnulls(payment_id, withdrawal_id) = 1),
  unique (payment_id, payer),
  unique (withdrawal_id, payer)
);

-- The partner's fee, where its list tells it; null where it does not.
alter table payments.partner_item add column fee_minor bigint;
-- Amounts and fees are compared apart.
alter table payments.day_difference
  add column part text not null default 'amount' check (part in ('amount', 'fee')),
  drop constraint day_difference_gateway_day_provider_ref_key,
  add constraint day_difference_once unique (gateway, day, provider_ref, part);

-- Down Migration
delete from payments.day_difference where part = 'fee';
alter table payments.day_difference
  drop constraint day_difference_once,
  drop column part,
  add constraint day_difference_gateway_day_provider_ref_key unique (gateway, day, provider_ref);
alter table payments.partner_item drop column fee_minor;
drop table payments.booked_fee;
alter table payments.withdrawal drop column partner_fee_minor;
alter table payments.payment drop column fee_minor, drop column partner_fee_minor;
drop table payments.fee_tariff;
drop function payments.check_tariff_is_undecided;
