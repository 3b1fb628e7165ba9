-- Up Migration
-- A signal that no alert had breaks the quiet after it, also on its day: another alert of the day has other signals.
alter table risk.alert
  drop constraint alert_target_player_id_area_day_key,
  add constraint alert_of_a_day unique (target, player_id, area, day, signals);

-- Down Migration
alter table risk.alert
  drop constraint alert_of_a_day,
  add constraint alert_target_player_id_area_day_key unique (target, player_id, area, day);
