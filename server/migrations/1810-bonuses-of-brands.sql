-- Up Migration
-- Brands of a market may share a database: staff see and offer the bonuses of their own brand.
-- Null: written before brands were told apart, or with the terms of a campaign, which is of a brand itself.
alter table bonuses.bonus add column target text;
create index bonus_newest on bonuses.bonus (target, id desc) where not of_campaign;
