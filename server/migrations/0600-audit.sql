-- Up Migration
create schema if not exists audit;

create table audit.staff_call (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id bigint not null,
  user_name text not null,
  session_id uuid,
  action text not null,
  player_id bigint,
  reason text,
  explanation text,
  subject text,
  request_id text not null
);
create index staff_call_of_player on audit.staff_call (player_id, id desc) where player_id is not null;
create index staff_call_of_user on audit.staff_call (user_id, id desc);
create index staff_call_of_action on audit.staff_call (action, id desc);

create table audit.staff_call_outcome (
  staff_call_id bigint primary key references audit.staff_call,
  status smallint not null,
  at timestamptz not null
);

create function audit.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The audit log is append-only: % on %.% is refused.', tg_op, tg_table_schema, tg_table_name;
end
$$;

create trigger staff_call_is_append_only before update or delete or truncate on audit.staff_call
  for each statement execute function audit.refuse_change();
create trigger staff_call_outcome_is_append_only before update or delete or truncate on audit.staff_call_outcome
  for each statement execute function audit.refuse_change();

-- Down Migration
drop table audit.staff_call_outcome;
drop table audit.staff_call;
drop function audit.refuse_change();
drop schema audit;
