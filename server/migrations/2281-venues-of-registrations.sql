-- Up Migration
-- At the kiosk of which venue a registration began; null: at none. Whoever becomes a player by it is known to the staff there.
alter table registration.context add column venue_id uuid;

-- Down Migration
alter table registration.context drop column venue_id;
