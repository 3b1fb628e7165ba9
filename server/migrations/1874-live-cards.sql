-- Up Migration
-- Which parts of the live view somebody wants to see, and in which order.
create table live.own_view (
  target text not null,
  user_id integer not null,
  cards jsonb not null,
  saved_at timestamptz not null,
  primary key (target, user_id)
);

-- Down Migration
drop table live.own_view;
