-- Orders in which the list of corrections can be put.
create index correction_list_proposed on payments.correction (proposed_at, id);
create index correction_list_amount on payments.correction (amount_minor, id);
