-- Up Migration
-- The newest consent to a kind counts. Which one that is says the order in which they were written, with the player held: clocks of two
-- processes differ, and one moment may have two.
alter table messaging.push_consent add column no bigint generated always as identity;
drop index messaging.push_consent_of_player;
create index push_consent_of_player on messaging.push_consent (player_id, kind, no desc);

-- Down Migration
drop index messaging.push_consent_of_player;
alter table messaging.push_consent drop column no;
create index push_consent_of_player on messaging.push_consent (player_id, kind, at desc, id desc);
