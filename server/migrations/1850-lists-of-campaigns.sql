-- Up Migration
-- Lists of players were of free rounds alone; now every campaign can have them.
alter table free_rounds.import set schema campaigns;
alter table campaigns.import rename to list;
alter table free_rounds.import_row set schema campaigns;
alter table campaigns.import_row rename to list_row;
alter table campaigns.list_row rename column import_id to list_id;
alter table campaigns.list add foreign key (campaign_id) references campaigns.campaign (id);
alter index campaigns.import_running rename to list_running;
-- Whether somebody stands in a list of a campaign.
create index list_row_of_player on campaigns.list_row (player_id);

-- Down Migration
drop index campaigns.list_row_of_player;
alter index campaigns.list_running rename to import_running;
alter table campaigns.list drop constraint list_campaign_id_fkey;
alter table campaigns.list_row rename column list_id to import_id;
alter table campaigns.list_row rename to import_row;
alter table campaigns.import_row set schema free_rounds;
alter table campaigns.list rename to import;
alter table campaigns.import set schema free_rounds;
