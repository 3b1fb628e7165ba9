-- Up Migration
-- A deposit goes back in parts too, each a row of its own; and one whose end nobody knows is ended by two people.
alter table payments.refund drop constraint refund_pkey;
alter table payments.refund add primary key (movement);
alter table payments.refund drop constraint refund_movement_key;
alter table payments.refund add column amount_minor bigint;
update payments.refund r set amount_minor = p.amount_minor from payments.payment p where p.id = r.payment_id;
alter table payments.refund alter column amount_minor set not null;
alter table payments.refund add constraint refund_amount check (amount_minor > 0);
alter table payments.refund add column proposed_outcome text check (proposed_outcome in ('done', 'refused'));
alter table payments.refund add column proposed_by integer;
alter table payments.refund add column ended_by integer;
-- Two people end what the gateway does not: the database wants them too.
alter table payments.refund add constraint refund_two_people
  check (ended_by is null or (proposed_by is not null and proposed_by <> ended_by and state = proposed_outcome));
create unique index refund_under_way on payments.refund (payment_id) where state = 'asked';
create index refund_of_payment on payments.refund (payment_id);

alter table payments.payment add column refunded_minor bigint not null default 0;
update payments.payment set refunded_minor = amount_minor where state = 'refunded';
alter table payments.payment add constraint payment_refunded
  check (refunded_minor between 0 and amount_minor and (state <> 'refunded' or refunded_minor = amount_minor));

-- Down Migration
alter table payments.payment drop column refunded_minor;
drop index payments.refund_of_payment;
drop index payments.refund_under_way;
delete from payments.refund r using payments.refund o
 where o.payment_id = r.payment_id and o.asked_at > r.asked_at;
alter table payments.refund drop constraint refund_two_people;
alter table payments.refund drop column ended_by;
alter table payments.refund drop column proposed_by;
alter table payments.refund drop column proposed_outcome;
alter table payments.refund drop column amount_minor;
alter table payments.refund drop constraint refund_pkey;
alter table payments.refund add constraint refund_movement_key unique (movement);
alter table payments.refund add primary key (payment_id);
