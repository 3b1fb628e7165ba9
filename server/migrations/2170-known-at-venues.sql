-- Up Migration
-- Who has to do with which venue: a sitting, a visit, play, money or a card there. Staff of a venue read these players alone.
create table players.known_at (
  player_id bigint not null references players.player,
  venue_id uuid not null,
  since timestamptz not null,
  primary key (player_id, venue_id)
);
create index known_at_venue on players.known_at (venue_id, player_id);

insert into players.known_at (player_id, venue_id, since)
select been.player_id, been.venue_id, min(been.at)
  from (
    select player_id, venue_id, opened_at as at from venue_play.sitting
    union all
    select player_id, venue_id, at from venue_play.fact
    union all
    select player_id, venue_id, created_at from payments.funds_transfer where venue_id is not null
    union all
    select p.player_id, d.venue_id, p.proved_at
      from cash_desk.presence p join cash_desk.shift s on s.id = p.shift_id join cash_desk.desk d on d.id = s.desk_id
    union all
    select c.player_id, k.venue_id, e.at
      from cards.card_event e join cards.player_card c on c.id = e.card_id join sign_in.client k on k.id = e.actor_id
     where e.actor = 'venue' and k.venue_id is not null
  ) been
  join players.player p on p.id = been.player_id
 group by been.player_id, been.venue_id;

-- Down Migration
drop table players.known_at;
