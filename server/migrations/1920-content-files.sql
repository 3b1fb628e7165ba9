-- Up Migration
create schema content;

-- Files that staff and halls keep, by group and name; each upload is a version, and nothing is overwritten. The bytes are in the
-- store of files, sealed as those of documents are.
create table content.file_version (
  id uuid primary key,
  target text not null,
  file_group text not null,
  name text not null,
  version integer not null check (version > 0),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp', 'application/pdf')),
  bytes integer not null check (bytes > 0),
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  width_px integer,
  height_px integer,
  sealed_with text not null,
  stored_at timestamptz not null,
  stored_by text not null,
  -- Taken from the public, with all versions before it.
  removed_at timestamptz,
  unique (target, file_group, name, version),
  check ((width_px is null) = (height_px is null))
);
create index file_version_by_hash on content.file_version (target, hash);

-- Down Migration
drop schema content cascade;
