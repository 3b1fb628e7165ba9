-- Up Migration
-- Alerts are told by area: the sum of all of them is told to nobody any more.
delete from live.snapshot where region = 'risk';

-- Down Migration
delete from live.snapshot where region in ('riskMoney', 'riskFraud', 'riskCare');
