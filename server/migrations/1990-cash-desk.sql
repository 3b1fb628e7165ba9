-- Up Migration
create schema cash_desk;

-- A cash desk of a venue. `cash_minor` is what should lie in its drawer: the sum of its movements. `last_number` is the number of its
-- last movement: it is raised in the transaction of the movement, so the series has no gaps.
create table cash_desk.desk (
  id uuid primary key,
  target text not null,
  venue_id uuid not null,
  name text not null,
  currency text not null,
  cash_minor bigint not null default 0 check (cash_minor >= 0),
  last_number integer not null default 0,
  created_at timestamptz not null,
  created_by bigint not null,
  created_by_name text not null
);
create unique index one_name_of_desk on cash_desk.desk (venue_id, lower(name));

-- A shift of one cashier at a desk. `opening` and `counted`: a difference waits for its second person.
create table cash_desk.shift (
  id uuid primary key,
  desk_id uuid not null references cash_desk.desk,
  target text not null,
  number integer not null,
  state text not null check (state in ('opening', 'open', 'counted', 'closed', 'cancelled')),
  cashier_id bigint not null,
  cashier_name text not null,
  opened_at timestamptz not null,
  opening_minor bigint not null check (opening_minor >= 0),
  opening_count jsonb not null,
  closed_by bigint,
  closed_by_name text,
  closed_at timestamptz,
  closing_minor bigint check (closing_minor >= 0),
  closing_count jsonb,
  -- What should have been in the drawer when it was counted.
  expected_minor bigint,
  unique (desk_id, number),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closing_minor is null)),
  check ((state in ('counted', 'closed')) = (closed_at is not null))
);
create unique index one_shift_of_desk on cash_desk.shift (desk_id) where state in ('opening', 'open', 'counted');
create index shift_in_order on cash_desk.shift (target, opened_at, id);

-- What was counted is not what should have been there. The books take it when somebody else than who counted and than the cashier
-- has confirmed it.
create table cash_desk.difference (
  id uuid primary key,
  shift_id uuid not null references cash_desk.shift,
  target text not null,
  moment text not null check (moment in ('opening', 'closing')),
  expected_minor bigint not null,
  counted_minor bigint not null check (counted_minor >= 0),
  explanation text not null,
  state text not null check (state in ('proposed', 'approved', 'rejected')),
  cashier_id bigint not null,
  proposed_by bigint not null,
  proposed_by_name text not null,
  proposed_at timestamptz not null,
  decided_by bigint,
  decided_by_name text,
  decided_at timestamptz,
  decision text,
  check (expected_minor <> counted_minor),
  check ((state = 'proposed') = (decided_by is null)),
  constraint two_people check (decided_by is null or (decided_by <> proposed_by and decided_by <> cashier_id))
);
create unique index one_open_difference on cash_desk.difference (shift_id) where state = 'proposed';
create index open_differences on cash_desk.difference (target, id) where state = 'proposed';

-- A player who stands at the desk and has shown who they are.
create table cash_desk.presence (
  id uuid primary key,
  shift_id uuid not null references cash_desk.shift,
  player_id bigint not null,
  way text not null check (way in ('card-pin', 'document')),
  proved_at timestamptz not null,
  good_until timestamptz not null
);
create index presence_of_player on cash_desk.presence (player_id);

-- What went into the drawer of a desk or out of it. Never changed and never deleted: a mistake is taken back by another movement,
-- which two people make.
create table cash_desk.movement (
  id uuid primary key,
  desk_id uuid not null references cash_desk.desk,
  shift_id uuid not null references cash_desk.shift,
  target text not null,
  number integer not null,
  kind text not null check (kind in ('cash-in', 'cash-out', 'supply', 'collection', 'difference', 'correction')),
  -- What it does to the drawer.
  delta_minor bigint not null check (delta_minor <> 0),
  currency text not null,
  key text not null,
  player_id bigint,
  presence_id uuid references cash_desk.presence,
  -- The transfer of the player's money, and the balance after it.
  transfer_id uuid,
  balance_minor bigint,
  reverses uuid unique references cash_desk.movement,
  -- Which document was seen where the law asks for it; its number is sealed. Where the money is from, in the player's words, sealed.
  document_kind text,
  document_sealed text,
  origin_sealed text,
  explanation text,
  by_id bigint not null,
  by_name text not null,
  approved_by bigint,
  approved_by_name text,
  at timestamptz not null,
  unique (desk_id, number),
  unique (desk_id, key),
  check ((kind in ('cash-in', 'cash-out')) = (presence_id is not null)),
  check ((kind = 'correction') = (reverses is not null)),
  check ((document_kind is null) = (document_sealed is null)),
  check (kind not in ('correction', 'difference') or (approved_by is not null and approved_by <> by_id))
);
create index movement_of_player on cash_desk.movement (player_id, at) where player_id is not null;
create index movement_of_shift on cash_desk.movement (shift_id, number);
create index movement_in_order on cash_desk.movement (target, at, id);

-- Each receipt that was printed: the first is the original, the others are copies.
create table cash_desk.receipt (
  movement_id uuid not null references cash_desk.movement,
  print integer not null,
  printed_by bigint not null,
  printed_by_name text not null,
  printed_at timestamptz not null,
  primary key (movement_id, print)
);

create function cash_desk.keep_movements() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then raise exception 'a movement of cash is not deleted'; end if;
  -- Sealed values are sealed anew when the key changes, and emptied when their time is over.
  if (to_jsonb(old) - 'document_sealed' - 'origin_sealed') <> (to_jsonb(new) - 'document_sealed' - 'origin_sealed') then
    raise exception 'a movement of cash is not rewritten';
  end if;
  return new;
end $$;
create trigger keep_movements before update or delete on cash_desk.movement
  for each row execute function cash_desk.keep_movements();

-- Down Migration
drop schema cash_desk cascade;
