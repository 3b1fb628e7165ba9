-- Requests that are over, in the orders that their list offers.
drop index approvals.request_decided;
create index request_list_decided on approvals.request (target, decided_at, id) where state <> 'waiting';
create index request_list_asked on approvals.request (target, asked_at, id) where state <> 'waiting';
create index request_list_number on approvals.request (target, number, id) where state <> 'waiting';
