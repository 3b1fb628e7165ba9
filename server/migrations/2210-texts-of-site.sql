-- Up Migration
-- What the site says otherwise than the product, as staff have written it: one item for a brand and language.
alter table content.item drop constraint item_kind_check;
alter table content.item add constraint item_kind_check check (kind in ('page', 'section', 'look', 'texts'));
alter table content.item drop constraint item_check;
alter table content.item add constraint item_check check ((kind in ('page', 'texts')) = (language is not null));
create unique index item_of_texts on content.item (target, language) where kind = 'texts';

-- What somebody tries and has not kept: what a preview of theirs shows. One for each person.
create table content.texts_draft (
  target text not null,
  writer_id integer not null,
  language text not null,
  texts jsonb not null,
  tried_at timestamptz not null,
  primary key (target, writer_id)
);

-- Down Migration
drop table content.texts_draft;
drop index content.item_of_texts;
alter table content.item drop constraint item_check;
alter table content.item add constraint item_check check ((kind = 'page') = (language is not null));
alter table content.item drop constraint item_kind_check;
alter table content.item add constraint item_kind_check check (kind in ('page', 'section', 'look'));
