-- Up Migration
-- What a list may give that the signed terms do not name, and who has agreed to it; both null where the terms name the list, and
-- for lists of before. What one person alone has added in a day is judged together (decision 0181).
alter table campaigns.list
  add column may_give bigint check (may_give >= 0),
  add column approved_by bigint check (approved_by <> created_by);

-- Down Migration
alter table campaigns.list drop column may_give, drop column approved_by;
