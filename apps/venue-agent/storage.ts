import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const SCHEMA = `
  create table if not exists entry (
    seq integer primary key autoincrement, reference text not null unique, kind text not null, body text not null,
    hash text not null, state text not null default 'waiting', code text);
  create index if not exists entry_waiting on entry (seq) where state = 'waiting';
  create table if not exists kept (name text primary key, value text not null);`

/**
 * Changes of the file since its first version; `pragma user_version` is their number. Table names, kinds of entries and their references
 * stay as they were: the chain signs kinds and references, and the API knows the references.
 */
const MIGRATIONS: readonly ((nowMs: number) => string)[] = [
  (nowMs) => `
    alter table entry add column queued_at integer not null default 0;
    alter table kept add column stored_at integer not null default 0;
    update entry set queued_at = ${nowMs};
    update kept set stored_at = ${nowMs};
    update entry set state = 'acknowledged' where state = 'told';
    update kept set name = 'chain end' where name = 'end of the chain';
    create index kept_stored_at on kept (stored_at);
    -- Responses without a fingerprint of their request; the API gives the same one again.
    delete from kept where name glob 'answer *';`,
]

/** Opens the agent's file, of this or an earlier version of the product. One process at a time. */
export function openStorage(file: string, nowMs: number): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true })
  const db = new DatabaseSync(file)
  db.exec(`
    pragma locking_mode = exclusive;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    ${SCHEMA}`)
  const { user_version: version } = db.prepare('pragma user_version').get() as { user_version: number }
  for (const [index, migration] of MIGRATIONS.entries())
    if (index >= version) durably(db, () => db.exec(`${migration(nowMs)}; pragma user_version = ${index + 1};`))
  return db
}

/** Writes in one transaction, and flushes this and all earlier writes to the disk before it returns. */
export function durably<Result>(db: DatabaseSync, write: () => Result): Result {
  db.exec('pragma synchronous = full')
  try {
    db.exec('begin immediate')
    const result = write()
    db.exec('commit')
    return result
  } catch (error) {
    if (db.isTransaction) db.exec('rollback')
    throw error
  } finally {
    db.exec('pragma synchronous = normal')
  }
}
