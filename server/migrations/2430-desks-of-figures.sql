-- Up Migration
-- Workers of the previous release count nothing meanwhile: what they add to these sums would be added under the group of before.
lock table reporting.account, reporting.day_sum in share row exclusive mode;
-- Each cash desk has a row of its own in the figures. Their drawers were summed together where they are the account of a
-- movement, and stood alone where they are its other side: no row of the trial balance had the balance of a desk.
update reporting.account set account_group = path where account_group = 'desk:cash';
delete from reporting.day_sum where account_group = 'desk:cash';
insert into reporting.day_sum (day, target, currency, account_group, contra_path, kind, game_key, definition_hash, entries, rounds,
  debit, credit, first_stake, stake_squares)
select d.day, a.target, a.currency, a.account_group, o.path, d.kind, d.game_key, d.definition_hash, sum(d.entries)::bigint,
       sum(d.rounds)::bigint, sum(d.debit)::bigint, sum(d.credit)::bigint, sum(d.first_stake)::bigint, sum(d.stake_squares)
  from reporting.account a join reporting.account_day d on d.account_id = a.id
       join reporting.account o on o.id = d.contra_id
 where a.path like 'desk:%:cash' group by 1, 2, 3, 4, 5, 6, 7, 8;
insert into reporting.day_to_sum select distinct day from reporting.day_sum where account_group like 'desk:%:cash'
  on conflict do nothing;

-- Down Migration
update reporting.account set account_group = 'desk:cash' where path like 'desk:%:cash';
delete from reporting.day_sum where account_group like 'desk:%:cash';
insert into reporting.day_sum (day, target, currency, account_group, contra_path, kind, game_key, definition_hash, entries, rounds,
  debit, credit, first_stake, stake_squares)
select d.day, a.target, a.currency, a.account_group, o.path, d.kind, d.game_key, d.definition_hash, sum(d.entries)::bigint,
       sum(d.rounds)::bigint, sum(d.debit)::bigint, sum(d.credit)::bigint, sum(d.first_stake)::bigint, sum(d.stake_squares)
  from reporting.account a join reporting.account_day d on d.account_id = a.id
       join reporting.account o on o.id = d.contra_id
 where a.account_group = 'desk:cash' group by 1, 2, 3, 4, 5, 6, 7, 8;
insert into reporting.day_to_sum select distinct day from reporting.day_sum where account_group = 'desk:cash'
  on conflict do nothing;
