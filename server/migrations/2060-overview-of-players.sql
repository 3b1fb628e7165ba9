-- Days on which only money of the house moved have no row in the overview log.

-- Up Migration

delete from reporting.overview_day
 where target = '' and actives = 0 and first_deposits = 0 and rounds = 0 and jackpot_fund = 0 and deposits = 0
   and withdrawn = 0 and change = 0;

-- Down Migration
