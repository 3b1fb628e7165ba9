-- What the manager of a hall looks at: who came in on a day, and sign-ins at terminals that ended otherwise than by leaving.
create index visits_of_venue on venue_play.fact (venue_id, day) where kind = 'visit';
create index incidents_of_venue on venue_play.sitting (venue_id, ended_at)
  where end_reason in ('panic', 'excluded', 'session-ended', 'line-lost');

-- Down Migration
drop index venue_play.incidents_of_venue;
drop index venue_play.visits_of_venue;
