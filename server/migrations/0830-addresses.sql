-- Up Migration
-- How a register knows an address, and when it is asked (again). Null: nobody has said anything yet.
alter table players.address
  add column match text check (match in ('EXACT', 'PARTIAL', 'MANY', 'NONE')),
  add column asks smallint not null default 0,
  add column next_ask_at timestamptz;
update players.address set next_ask_at = changed_at where confirmed_by is null;
create index address_to_ask on players.address (next_ask_at) where next_ask_at is not null;

-- Down Migration
drop index players.address_to_ask;
alter table players.address drop column match, drop column asks, drop column next_ask_at;
