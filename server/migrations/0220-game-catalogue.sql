-- Up Migration
create schema game_catalogue;

-- What staff decided about a game. A game without a row is enabled as soon as it can be played.
create table game_catalogue.game_switch (
  game_key text primary key,
  is_enabled boolean not null,
  changed_at timestamptz not null,
  changed_by bigint not null,
  explanation text not null
);

create table game_catalogue.favourite (
  player_id bigint not null,
  game_key text not null,
  added_at timestamptz not null,
  primary key (player_id, game_key)
);

-- Down Migration
drop schema game_catalogue cascade;
