-- Up Migration
-- What refuses a request when it is signed may name more than its code, such as the months whose figures differ from the books.
-- Sealed like the other contents of a request, and erased with them.
alter table approvals.request add column obstacle_details_sealed text;
