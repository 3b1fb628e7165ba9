-- Up Migration
-- What was seen and said of a person where the law of cash asks for it, and it is not a desk of ours that saw it: withdrawals that are
-- paid in cash, and cash of venues' systems. Numbers and words are sealed.
create table payments.cash_identification (
  id uuid primary key,
  player_id bigint not null,
  -- The transfer or the withdrawal that it was asked for.
  moved_id uuid not null,
  document_kind text,
  document_sealed text,
  origin_sealed text,
  at timestamptz not null,
  check ((document_kind is null) = (document_sealed is null)),
  check (document_sealed is not null or origin_sealed is not null)
);
create index cash_identification_of_player on payments.cash_identification (player_id, at);
-- Cash of a person in a day is summed in the transaction that moves it.
-- A table that is large already would be locked while it is read: build this one beforehand, concurrently.
create index if not exists funds_transfer_of_day on payments.funds_transfer (player_id, created_at);

-- Down Migration
drop index payments.funds_transfer_of_day;
drop table payments.cash_identification;
