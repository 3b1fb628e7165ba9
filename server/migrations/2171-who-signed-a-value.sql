-- Up Migration
-- Who signed a text that front ends show; null: the policy asked for nobody, or it was kept before it did.
alter table platform.front_end_value add column approved_by text;

-- Down Migration
alter table platform.front_end_value drop column approved_by;
