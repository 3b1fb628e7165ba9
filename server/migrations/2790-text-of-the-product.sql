-- Up Migration
-- Of a page: the product's text of the running release, and the one that staff have taken over or judged last, as hashes. Both are
-- written when the API starts.
alter table content.item add column product_hash text;
alter table content.item add column judged_hash text;

-- Down Migration
alter table content.item drop column judged_hash;
alter table content.item drop column product_hash;
