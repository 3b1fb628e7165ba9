-- Up Migration
-- The person beyond what an account needs to be opened. One row a player, from registration on.
create table players.profile (
  player_id bigint primary key references players.player,
  registered_by text not null,
  title_before text,
  birth_place text,
  -- Lower case, no accents: how two places are compared.
  birth_place_folded text,
  nationality char(3),
  databox text,
  -- Sealed; the index finds an equal number without opening any.
  birth_number_sealed text,
  birth_number_index text,
  -- Declarations: null is "never asked".
  is_politically_exposed boolean,
  is_own_account boolean,
  declared_at timestamptz,
  email_verified_at timestamptz,
  phone_verified_at timestamptz,
  check ((birth_number_sealed is null) = (birth_number_index is null)),
  check ((declared_at is null) = (is_politically_exposed is null and is_own_account is null))
);
create index profile_birth_number on players.profile (birth_number_index) where birth_number_index is not null;
create index player_phone on players.player (phone) where phone is not null;
create index player_person on players.player (name_folded, birth_date);

create table players.address (
  player_id bigint not null references players.player,
  kind text not null check (kind in ('Permanent', 'Contact')),
  street text not null,
  house_number text not null,
  town text not null,
  post_code text not null,
  country char(3) not null,
  -- Lower case, no accents: how two addresses are compared.
  folded text not null,
  -- Which register has this address; null where it was entered by hand.
  confirmed_by text,
  register_code text,
  changed_at timestamptz not null,
  primary key (player_id, kind)
);
create index address_folded on players.address (folded);

-- Accounts that may be of one person, as found at registration, with why. Never changed.
create table players.match (
  player_id bigint not null references players.player,
  other_player_id bigint not null references players.player,
  reasons text[] not null,
  found_at timestamptz not null,
  primary key (player_id, other_player_id)
);
create index match_other on players.match (other_player_id);

-- Down Migration
drop table players.match;
drop table players.address;
drop index players.player_person;
drop index players.player_phone;
drop table players.profile;
