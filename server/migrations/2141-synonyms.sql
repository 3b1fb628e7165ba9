-- Up Migration
-- Words by which the search of a brand's site finds games, as staff have written them. Who changed what is in the audit log.
create table content.synonyms (
  target text primary key,
  version integer not null check (version > 0),
  entries jsonb not null,
  changed_at timestamptz not null,
  changed_by text not null
);

-- Down Migration
drop table content.synonyms;
