-- Up Migration
create index conversation_of_gateway on payments.conversation (gateway, happened_at);

-- Down Migration
drop index payments.conversation_of_gateway;
