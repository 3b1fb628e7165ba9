-- Up Migration
-- The kiosk that showed the token of this session: the player stood there (decision 0285). Null: none did.
alter table sign_in.player_session add column kiosk_client_id text;

-- Down Migration
alter table sign_in.player_session drop column kiosk_client_id;
