-- Up Migration
-- A new secret of a client that two people agreed on and that whoever asked has not taken yet.
create table sign_in.client_secret_order (
  client_id text not null references sign_in.client (id),
  asked_by bigint not null,
  asked_by_name text not null,
  end_old_after_hours integer not null,
  ordered_at timestamptz not null,
  primary key (client_id, asked_by)
);

-- Down Migration
drop table sign_in.client_secret_order;
