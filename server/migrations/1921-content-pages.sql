-- Up Migration
-- What staff write: a page in one language, or a section of a place of the site.
create table content.item (
  id uuid primary key,
  target text not null,
  kind text not null check (kind in ('page', 'section')),
  -- The page, or the slot or page that a section is for.
  place text not null,
  -- Of a page; a section has its words in every language of the brand.
  language text,
  latest_version integer not null check (latest_version > 0),
  changed_at timestamptz not null,
  check ((kind = 'page') = (language is not null))
);
create unique index item_of_page on content.item (target, place, language) where kind = 'page';
create index item_by_place on content.item (target, place, id);
create index item_by_change on content.item (target, changed_at, id);

-- A version is never changed. Without a writer it came with the product.
create table content.version (
  item_id uuid not null references content.item (id),
  version integer not null check (version > 0),
  label text not null,
  content jsonb not null,
  writer_id integer,
  written_by text,
  written_at timestamptz not null,
  primary key (item_id, version),
  check ((writer_id is null) = (written_by is null))
);

-- When a version is shown. Of those that cover a moment the one that began last counts; taking one back is an end, and what was
-- there before counts again.
create table content.publication (
  id uuid primary key,
  item_id uuid not null,
  version integer not null,
  from_at timestamptz not null,
  until_at timestamptz,
  published_at timestamptz not null,
  asked_by text,
  approved_by text,
  withdrawn_at timestamptz,
  withdrawn_by text,
  foreign key (item_id, version) references content.version (item_id, version),
  check (until_at is null or until_at > from_at),
  check ((withdrawn_at is null) = (withdrawn_by is null))
);
create index publication_of_item on content.publication (item_id, from_at desc);

-- A text that was in force is never rewritten.
create function content.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'a version of content is never changed';
end $$;
create trigger version_stays before update or delete on content.version
  for each row execute function content.refuse_change();

-- Down Migration
drop table content.publication;
drop table content.version;
drop table content.item;
drop function content.refuse_change;
