-- Up Migration
-- Deposits of one player take turns: whoever writes one says on which turn it was judged, and is judged again when another
-- one came between. A turn says nothing about the person beyond that money came.
create table payments.deposit_turn (
  player_id bigint primary key,
  turn bigint not null check (turn > 0)
);

-- What is on its way counts against bounds that are asked often; there is little of it.
create index payment_on_its_way on payments.payment (player_id) where state in ('created', 'pending', 'authorised');

-- Down Migration
drop index payments.payment_on_its_way;
drop table payments.deposit_turn;
