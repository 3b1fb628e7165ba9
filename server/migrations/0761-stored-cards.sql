-- Up Migration
-- A card that its owner let a gateway keep. We know it by the gateway's number of the payment that it came with.
create table payments.stored_card (
  id uuid primary key,
  player_id bigint not null,
  gateway text not null,
  provider_ref text not null,
  payment_id uuid not null unique references payments.payment (id),
  state text not null check (state in ('registered', 'verified', 'active', 'deregistered')),
  -- Last digits, as the gateway masks them; null where it does not say.
  hint text check (hint ~ '^\d{4}$'),
  -- MM/YY
  expires text check (expires ~ '^\d{2}/\d{2}$'),
  registered_at timestamptz not null,
  changed_at timestamptz not null,
  unique (gateway, provider_ref)
);
create index stored_card_of_player on payments.stored_card (player_id, id desc) where state <> 'deregistered';

alter table payments.payment add column keeps_card boolean not null default false;
alter table payments.payment add column stored_card_id uuid references payments.stored_card (id);

-- Down Migration
alter table payments.payment drop column stored_card_id;
alter table payments.payment drop column keeps_card;
drop table payments.stored_card;
