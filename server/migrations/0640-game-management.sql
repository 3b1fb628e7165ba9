-- Up Migration

-- Tags of the lobby (player-site §3). Staff change them; these are the first ones.
create table game_catalogue.tag (
  key text primary key,
  type text not null check (type in ('Category', 'Genre', 'Tag', 'Badge', 'Reels')),
  badge_color text,
  -- Place among the tags of its type.
  place integer generated always as identity
);

create table game_catalogue.tag_text (
  tag_key text not null references game_catalogue.tag (key) on delete cascade,
  language text not null,
  text text not null,
  primary key (tag_key, language)
);

insert into game_catalogue.tag (key, type, badge_color) values
  ('slots', 'Category', null), ('cards', 'Category', null), ('exclusive', 'Category', null), ('new', 'Category', null),
  ('big-win', 'Category', null), ('lotto', 'Category', null), ('crash-games', 'Category', null),
  ('instant-games', 'Category', null), ('roulette', 'Category', null),
  ('fruits', 'Genre', null), ('diamonds', 'Genre', null), ('thematic', 'Genre', null),
  ('recommended', 'Tag', null), ('most-played', 'Tag', null), ('hot', 'Tag', null),
  ('TOP', 'Badge', 'orange'),
  ('3-reels', 'Reels', null), ('4-reels', 'Reels', null), ('5-reels', 'Reels', null), ('6-reels', 'Reels', null);

insert into game_catalogue.tag_text (tag_key, language, text) values
  ('slots', 'cs', 'Sloty'), ('slots', 'sk', 'Sloty'), ('slots', 'en', 'Slots'), ('slots', 'hu', 'Nyerőgépek'),
  ('slots', 'ru', 'Слоты'), ('slots', 'vi', 'Slot'),
  ('cards', 'cs', 'Karty'), ('cards', 'sk', 'Karty'), ('cards', 'en', 'Cards'), ('cards', 'hu', 'Kártya'),
  ('cards', 'ru', 'Карты'), ('cards', 'vi', 'Bài'),
  ('exclusive', 'cs', 'Exkluzivní'), ('exclusive', 'sk', 'Exkluzívne'), ('exclusive', 'en', 'Exclusive'),
  ('exclusive', 'hu', 'Exkluzív'), ('exclusive', 'ru', 'Эксклюзив'), ('exclusive', 'vi', 'Độc quyền'),
  ('new', 'cs', 'Novinky'), ('new', 'sk', 'Novinky'), ('new', 'en', 'New'), ('new', 'hu', 'Újdonságok'),
  ('new', 'ru', 'Новинки'), ('new', 'vi', 'Mới'),
  ('big-win', 'cs', 'Velké výhry'), ('big-win', 'sk', 'Veľké výhry'), ('big-win', 'en', 'Big Win'),
  ('big-win', 'hu', 'Nagy nyeremények'), ('big-win', 'ru', 'Крупные выигрыши'), ('big-win', 'vi', 'Thắng lớn'),
  ('lotto', 'cs', 'Losy'), ('lotto', 'sk', 'Žreby'), ('lotto', 'en', 'Lotto'), ('lotto', 'hu', 'Sorsjegyek'),
  ('lotto', 'ru', 'Лотереи'), ('lotto', 'vi', 'Vé số'),
  ('crash-games', 'cs', 'Crash hry'), ('crash-games', 'sk', 'Crash hry'), ('crash-games', 'en', 'Crash games'),
  ('crash-games', 'hu', 'Crash játékok'), ('crash-games', 'ru', 'Crash-игры'), ('crash-games', 'vi', 'Trò crash'),
  ('instant-games', 'cs', 'Okamžité hry'), ('instant-games', 'sk', 'Okamžité hry'), ('instant-games', 'en', 'Instant games'),
  ('instant-games', 'hu', 'Azonnali játékok'), ('instant-games', 'ru', 'Мгновенные игры'), ('instant-games', 'vi', 'Trò chơi nhanh'),
  ('roulette', 'cs', 'Ruleta'), ('roulette', 'sk', 'Ruleta'), ('roulette', 'en', 'Roulette'), ('roulette', 'hu', 'Rulett'),
  ('roulette', 'ru', 'Рулетка'), ('roulette', 'vi', 'Roulette'),
  ('fruits', 'cs', 'Ovoce'), ('fruits', 'sk', 'Ovocie'), ('fruits', 'en', 'Fruits'), ('fruits', 'hu', 'Gyümölcsök'),
  ('fruits', 'ru', 'Фрукты'), ('fruits', 'vi', 'Trái cây'),
  ('diamonds', 'cs', 'Diamanty'), ('diamonds', 'sk', 'Diamanty'), ('diamonds', 'en', 'Diamonds'), ('diamonds', 'hu', 'Gyémántok'),
  ('diamonds', 'ru', 'Бриллианты'), ('diamonds', 'vi', 'Kim cương'),
  ('thematic', 'cs', 'Tematické'), ('thematic', 'sk', 'Tematické'), ('thematic', 'en', 'Thematic'), ('thematic', 'hu', 'Tematikus'),
  ('thematic', 'ru', 'Тематические'), ('thematic', 'vi', 'Theo chủ đề'),
  ('recommended', 'cs', 'Doporučené'), ('recommended', 'sk', 'Odporúčané'), ('recommended', 'en', 'Recommended'),
  ('recommended', 'hu', 'Ajánlott'), ('recommended', 'ru', 'Рекомендуем'), ('recommended', 'vi', 'Đề xuất'),
  ('most-played', 'cs', 'Nejhranější'), ('most-played', 'sk', 'Najhranejšie'), ('most-played', 'en', 'Most played'),
  ('most-played', 'hu', 'Legtöbbet játszott'), ('most-played', 'ru', 'Популярные'), ('most-played', 'vi', 'Chơi nhiều nhất'),
  ('hot', 'cs', 'Žhavé'), ('hot', 'sk', 'Horúce'), ('hot', 'en', 'Hot'), ('hot', 'hu', 'Felkapott'),
  ('hot', 'ru', 'Горячие'), ('hot', 'vi', 'Nóng'),
  ('TOP', 'cs', 'TOP'), ('TOP', 'sk', 'TOP'), ('TOP', 'en', 'TOP'), ('TOP', 'hu', 'TOP'), ('TOP', 'ru', 'TOP'), ('TOP', 'vi', 'TOP'),
  ('3-reels', 'cs', '3 válce'), ('3-reels', 'sk', '3 valce'), ('3-reels', 'en', '3 reels'), ('3-reels', 'hu', '3 tárcsa'),
  ('3-reels', 'ru', '3 барабана'), ('3-reels', 'vi', '3 cuộn'),
  ('4-reels', 'cs', '4 válce'), ('4-reels', 'sk', '4 valce'), ('4-reels', 'en', '4 reels'), ('4-reels', 'hu', '4 tárcsa'),
  ('4-reels', 'ru', '4 барабана'), ('4-reels', 'vi', '4 cuộn'),
  ('5-reels', 'cs', '5 válců'), ('5-reels', 'sk', '5 valcov'), ('5-reels', 'en', '5 reels'), ('5-reels', 'hu', '5 tárcsa'),
  ('5-reels', 'ru', '5 барабанов'), ('5-reels', 'vi', '5 cuộn'),
  ('6-reels', 'cs', '6 válců'), ('6-reels', 'sk', '6 valcov'), ('6-reels', 'en', '6 reels'), ('6-reels', 'hu', '6 tárcsa'),
  ('6-reels', 'ru', '6 барабанов'), ('6-reels', 'vi', '6 cuộn');

-- Where staff differ from the tags that a game's own file carries: put on, or taken off.
create table game_catalogue.game_tag (
  game_key text not null,
  tag_key text not null references game_catalogue.tag (key) on delete cascade,
  is_carried boolean not null,
  primary key (game_key, tag_key)
);

-- Own orders of lists: `general`, `provider:<name>`, `tag:<key>`. Games that are not named come after those that are.
create table game_catalogue.list_order (
  list text primary key,
  game_keys text[] not null default '{}',
  is_enabled boolean not null,
  revision integer not null default 1,
  changed_at timestamptz not null,
  changed_by bigint not null
);

create table game_catalogue.game_setting (
  game_key text primary key,
  -- language -> text
  legal_texts jsonb not null default '{}',
  is_plan_visible boolean not null default true,
  -- Per cent of a stake that counts towards the conditions of a bonus.
  bonus_percent smallint not null default 100 check (bonus_percent between 0 and 100),
  changed_at timestamptz not null,
  changed_by bigint not null
);

-- What a certificate speaks of. A row is never removed: rounds played with it must stay explainable.
create table game_catalogue.game_version (
  game_key text not null,
  number integer not null,
  definition_hash text not null,
  mathematics_hash text not null,
  rtp text not null,
  explanation text not null,
  added_at timestamptz not null,
  added_by bigint not null,
  deleted_at timestamptz,
  deleted_by bigint,
  primary key (game_key, number)
);
create unique index on game_catalogue.game_version (game_key, definition_hash, mathematics_hash) where deleted_at is null;

-- Files as they are served: pictures made anew by us, documents as they came. The address holds the hash.
create table game_catalogue.game_file (
  game_key text not null,
  kind text not null check (kind in ('icon', 'cover', 'plan')),
  hash text not null,
  content_type text not null,
  content bytea not null,
  uploaded_at timestamptz not null,
  uploaded_by bigint not null,
  primary key (game_key, kind)
);
create index on game_catalogue.game_file (hash);

-- The sheet with which a game was enabled.
alter table game_catalogue.game_switch add definition_hash text, add mathematics_hash text;

-- Sequential tests of the returns. One watch per game and definition; a new one begins when staff enable the game after
-- an alarm. `above` and `below` are the logarithms of the products of the grid (server/game-catalogue/drift/README.md).
create table game_catalogue.drift (
  game_key text not null,
  definition_hash text not null,
  since timestamptz not null,
  read_at timestamptz,
  rounds bigint not null default 0,
  -- Sum of win / stake, for the mean that is shown.
  return_sum double precision not null default 0,
  above double precision[] not null default '{}',
  below double precision[] not null default '{}',
  ended_at timestamptz,
  alarm_at timestamptz,
  alarm_side text check (alarm_side in ('above', 'below'))
);
create unique index on game_catalogue.drift (game_key, definition_hash) where ended_at is null;
create index on game_catalogue.drift (alarm_at) where alarm_at is not null;

-- How far the books of an account have been read.
create table game_catalogue.drift_cursor (
  account_id bigint primary key,
  seq bigint not null,
  read_to timestamptz not null
);

-- Rounds that were open when they were read: counted as the worst until they are over.
create table game_catalogue.drift_open (
  seed_no bigint not null,
  nonce integer not null,
  round_id uuid not null,
  game_key text not null,
  definition_hash text not null,
  primary key (seed_no, nonce, round_id)
);

-- Staff search rounds by game.
create index on game_rounds.session (game_key, opened_at) where mode = 'real';

-- Down Migration
drop index game_rounds.session_game_key_opened_at_idx;
drop table game_catalogue.drift_open;
drop table game_catalogue.drift_cursor;
drop table game_catalogue.drift;
alter table game_catalogue.game_switch drop definition_hash, drop mathematics_hash;
drop table game_catalogue.game_file;
drop table game_catalogue.game_version;
drop table game_catalogue.game_setting;
drop table game_catalogue.list_order;
drop table game_catalogue.game_tag;
drop table game_catalogue.tag_text;
drop table game_catalogue.tag;
