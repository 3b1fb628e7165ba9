-- Up Migration
-- Nothing: 2102 made indexes that 2103 took away again, and would have locked a large payments.funds_transfer for it.
select 1;

-- Down Migration
select 1;
