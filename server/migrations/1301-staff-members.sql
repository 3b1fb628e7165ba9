-- Up Migration

-- Nobody has a password before they have chosen it by the link that they were sent.
alter table sign_in.staff alter column password_hash drop not null;
alter table sign_in.staff add column language text not null default 'en' check (language in ('cs', 'sk', 'en'));
alter table sign_in.staff add column made_at timestamptz;
alter table sign_in.staff add column deactivated_at timestamptz;

-- One-time links: of the first administrator, of an invitation, of a reset. Only hashes are kept.
create table sign_in.staff_link (
  token_hash bytea primary key,
  user_id bigint not null references sign_in.staff,
  purpose text not null check (purpose in ('first', 'invitation', 'reset')),
  made_by bigint references sign_in.staff,
  made_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- A newer link took its place, or the person was deactivated.
  void_at timestamptz
);
create index staff_link_of_user on sign_in.staff_link (user_id, made_at desc);

-- Networks that somebody has signed in from.
create table sign_in.staff_place (
  user_id bigint not null references sign_in.staff,
  network text not null,
  first_seen_at timestamptz not null,
  primary key (user_id, network)
);

-- What happened to somebody's way in and rights. Read by themselves and by who may read it of others.
create table sign_in.security_event (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  user_id bigint not null references sign_in.staff,
  kind text not null,
  -- Who did it, where it was somebody else.
  by_user_id bigint references sign_in.staff,
  source text,
  client text,
  details jsonb not null default '{}'
);
create index security_event_of_user on sign_in.security_event (user_id, id desc);
create trigger security_event_is_append_only before update or delete or truncate on sign_in.security_event
  for each statement execute function sign_in.refuse_change();

create index staff_session_of_user on sign_in.staff_session (user_id, opened_at desc);

-- Down Migration
drop index sign_in.staff_session_of_user;
drop table sign_in.security_event;
drop table sign_in.staff_place;
drop table sign_in.staff_link;
alter table sign_in.staff drop column deactivated_at;
alter table sign_in.staff drop column made_at;
alter table sign_in.staff drop column language;
update sign_in.staff set password_hash = '' where password_hash is null;
alter table sign_in.staff alter column password_hash set not null;
