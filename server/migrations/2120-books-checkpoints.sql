-- Up Migration

-- How far each account was proved, and as what: sums, the day that its limits begin with, and a hash over all of its entries.
-- One row for each account that was ever checked. Written by the check of the books alone.
create table ledger.proven (
  account_id bigint primary key,
  seq bigint not null,
  balance bigint not null,
  staked bigint not null,
  won bigint not null,
  day date not null,
  day_staked bigint not null,
  day_won bigint not null,
  month_staked bigint not null,
  month_won bigint not null,
  -- When the newest of the entries was booked: other months need not be looked at.
  read_to timestamptz not null,
  -- Whose the account is and in which currency: hash of both.
  name_hash bytea not null,
  hash bytea not null
) with (fillfactor = 80);

-- What was proved at a moment, signed by the worker, each over the one before.
create table ledger.checkpoint (
  number bigint primary key check (number > 0),
  at timestamptz not null,
  accounts bigint not null,
  entries bigint not null,
  -- Hash over all rows of `proven`.
  state text not null,
  -- Hash over the hashes of the accounts that moved since the checkpoint before.
  moved text not null,
  -- Hash of the checkpoint before; empty for the first.
  previous text not null,
  -- Numbers of the accounts that did not add up: nothing after what was proved of them before is proved.
  wrong jsonb not null,
  -- Ed25519, in base64url; the key is the worker's.
  signature text not null
);
create trigger checkpoint_is_immutable before update or delete on ledger.checkpoint
  for each row execute function ledger.refuse_change();

-- An account's path and currency, which never change.
create function ledger.name_hash_of(a ledger.account) returns bytea language sql immutable parallel safe as $$
  select sha256(convert_to(a.currency || ' ' || a.path, 'UTF8'))
$$;

-- An entry as the bytes that are hashed (docs/books-format.md).
create function ledger.bytes_of(e ledger.entry) returns bytea language sql immutable parallel safe as $$
  select uuid_send(e.reference) || int8send(e.account_id) || int8send(e.seq) || int8send(e.debit) || int8send(e.credit)
    || int8send(e.balance_after) || int8send(e.series_id) || timestamptz_send(e.created_at) || int8send(e.contra_id)
    || int4send(e.ordinal) || int2send(e.kind)
$$;
create function ledger.link(before bytea, beginning bytea, bytes bytea) returns bytea language sql immutable parallel safe as $$
  select sha256(coalesce(before, beginning) || bytes)
$$;
-- Each hash is over the one before and the next entry, in the order of their numbers.
create aggregate ledger.chain(beginning bytea, bytes bytea) (sfunc = ledger.link, stype = bytea, parallel = safe);

-- What a check read: only what came after a checkpoint (its number), or everything (null).
alter table ledger.books_check add column since bigint;

-- Down Migration
alter table ledger.books_check drop column since;
drop aggregate ledger.chain(bytea, bytea);
drop function ledger.link(bytea, bytea, bytea);
drop function ledger.bytes_of(ledger.entry);
drop function ledger.name_hash_of(ledger.account);
drop table ledger.checkpoint;
drop table ledger.proven;
