-- Up Migration

-- A role is data: a name for rights that go together. What it holds is in its versions, the newest that has begun counts.
create table sign_in.role (
  id bigint generated always as identity primary key,
  key text not null check (key ~ '^[a-z][a-z0-9-]{1,39}$'),
  -- The brand that it opens; null opens every brand of the operator.
  target text,
  made_at timestamptz not null
);
create unique index role_by_key on sign_in.role (key, coalesce(target, ''));

create table sign_in.role_version (
  role_id bigint not null references sign_in.role,
  version integer not null check (version > 0),
  name text not null,
  -- Permission: its ceiling in minor units of the market's currency, or null where it has none.
  permissions jsonb not null check (jsonb_typeof(permissions) = 'object'),
  -- Services that it opens beside the two that every member of staff works in.
  audiences text[] not null default '{}',
  -- Null: the installation's own figure.
  idle_minutes integer check (idle_minutes between 1 and 60),
  -- Addresses from which it counts; none means from anywhere.
  networks text[] not null default '{}',
  -- {"days": [1..7, Monday is 1], "from": "07:00", "until": "19:00"} of the market's clock; null means at any time.
  hours jsonb,
  valid_from timestamptz not null,
  -- Both null: the release brought it.
  asked_by bigint references sign_in.staff,
  approved_by bigint references sign_in.staff,
  reason text not null,
  primary key (role_id, version),
  check (asked_by is null or asked_by is distinct from approved_by)
);

create table sign_in.role_grant (
  id uuid primary key,
  user_id bigint not null references sign_in.staff,
  role_id bigint not null references sign_in.role,
  valid_from timestamptz not null,
  valid_until timestamptz,
  -- Lower than the role's own: permission and its ceiling.
  ceilings jsonb not null default '{}' check (jsonb_typeof(ceilings) = 'object'),
  -- Null: the seed, the first administrator, or what stood before there were grants.
  given_by bigint references sign_in.staff,
  approved_by bigint references sign_in.staff,
  given_at timestamptz not null,
  reason text not null,
  check (valid_until > valid_from),
  check (given_by is distinct from user_id or given_by is null),
  check (approved_by is distinct from user_id or approved_by is null),
  check (given_by is null or given_by is distinct from approved_by)
);
create index role_grant_of_user on sign_in.role_grant (user_id, valid_from);
create index role_grant_of_role on sign_in.role_grant (role_id, valid_from);

-- An end before the time that a grant was given for. The grant itself stays as it was given.
create table sign_in.role_grant_end (
  grant_id uuid primary key references sign_in.role_grant,
  ends_at timestamptz not null,
  ended_by bigint references sign_in.staff,
  approved_by bigint references sign_in.staff,
  ended_at timestamptz not null,
  reason text not null,
  check (ended_by is null or ended_by is distinct from approved_by)
);

-- Rights that this installation has heard of. A release that brings a new one gives it to the roles that it names, once.
create table sign_in.permission_known (
  permission text primary key,
  known_since timestamptz not null
);

create function sign_in.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'The history of rights is append-only: % on %.% is refused.', tg_op, tg_table_schema, tg_table_name;
end
$$;
create trigger role_version_is_append_only before update or delete or truncate on sign_in.role_version
  for each statement execute function sign_in.refuse_change();
create trigger role_grant_is_append_only before update or delete or truncate on sign_in.role_grant
  for each statement execute function sign_in.refuse_change();
create trigger role_grant_end_is_append_only before update or delete or truncate on sign_in.role_grant_end
  for each statement execute function sign_in.refuse_change();

insert into sign_in.role (key, made_at)
select distinct role, now() from sign_in.staff, unnest(roles) as role;
insert into sign_in.role_grant (id, user_id, role_id, valid_from, given_at, reason)
select gen_random_uuid(), s.id, r.id, now(), now(), 'Held before there were grants.'
  from sign_in.staff s, unnest(s.roles) as held join sign_in.role r on r.key = held;
alter table sign_in.staff drop column roles;

-- Down Migration
alter table sign_in.staff add column roles text[] not null default '{}';
update sign_in.staff s set roles = (
  select coalesce(array_agg(distinct r.key), '{}')
    from sign_in.role_grant g join sign_in.role r on r.id = g.role_id
    left join sign_in.role_grant_end e on e.grant_id = g.id
   where g.user_id = s.id and g.valid_from <= now() and coalesce(least(g.valid_until, e.ends_at), 'infinity') > now());
alter table sign_in.staff alter column roles drop default;
drop table sign_in.permission_known;
drop table sign_in.role_grant_end;
drop table sign_in.role_grant;
drop table sign_in.role_version;
drop table sign_in.role;
drop function sign_in.refuse_change();
