-- Up Migration
-- How a brand looks, as staff have written it: versions and publications like those of a page, one item for a brand.
alter table content.item drop constraint item_kind_check;
alter table content.item add constraint item_kind_check check (kind in ('page', 'section', 'look'));
create unique index item_of_look on content.item (target) where kind = 'look';

-- What somebody tries and has not kept: what a preview of theirs shows. One for each person.
create table content.look_draft (
  target text not null,
  writer_id integer not null,
  look jsonb not null,
  tried_at timestamptz not null,
  primary key (target, writer_id)
);

-- Down Migration
drop table content.look_draft;
drop index content.item_of_look;
alter table content.item drop constraint item_kind_check;
alter table content.item add constraint item_kind_check check (kind in ('page', 'section'));
