-- Up Migration

-- Which player's personal data a staff session may see for a moment. The purpose is in the audit log; here is only until when.
create table players.reveal (
  session_id uuid not null,
  player_id bigint not null references players.player,
  until timestamptz not null,
  primary key (session_id, player_id)
);
create index reveal_until on players.reveal (until);

-- Down Migration

drop table players.reveal;
