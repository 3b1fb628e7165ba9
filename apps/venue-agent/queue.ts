import { createHmac } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** What is sent to the house: facts in reports, ends of sittings, money paid back, and cancelled transfers. */
export type EntryKind = 'fact' | 'sign-out' | 'give' | 'undo'

export type Entry = {
  readonly seq: number
  readonly reference: string
  readonly kind: EntryKind
  readonly body: string
  readonly state: 'waiting' | 'told' | 'refused'
  readonly code: string | null
}

export type Queue = {
  /** Stores an entry; false where one with this reference exists. */
  readonly append: (kind: EntryKind, reference: string, body: object) => boolean
  readonly find: (reference: string) => Entry | undefined
  readonly listWaiting: (limit: number) => Entry[]
  readonly settle: (seq: number, state: 'told' | 'refused', code?: string | null) => void
  readonly count: (state: Entry['state']) => number
  readonly head: () => string
  /** The first entry that was changed; undefined if none was. */
  readonly findBroken: () => number | undefined
  readonly keep: (name: string, value: object) => void
  readonly read: <Value>(name: string) => Value | undefined
  readonly names: (prefix: string) => string[]
  readonly close: () => void
}

const BEGINNING = 'beginning'

/**
 * The agent's memory: one SQLite file. Entries form a chain: each is signed together with the one before it, so that a
 * changed or missing one is detected. The state of an entry is stored outside the chain.
 */
export function openQueue(file: string, chainKey: Buffer): Queue {
  const db = new DatabaseSync(file)
  db.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    create table if not exists entry (
      seq integer primary key autoincrement, reference text not null unique, kind text not null, body text not null,
      hash text not null, state text not null default 'waiting', code text);
    create index if not exists entry_waiting on entry (seq) where state = 'waiting';
    create table if not exists kept (name text primary key, value text not null);`)
  const lastHash = db.prepare('select hash from entry order by seq desc limit 1')
  const insert = db.prepare('insert or ignore into entry (reference, kind, body, hash) values (?, ?, ?, ?)')
  const byReference = db.prepare('select seq, reference, kind, body, state, code from entry where reference = ?')
  const waiting = db.prepare(`
    select seq, reference, kind, body, state, code from entry where state = 'waiting' order by seq limit ?`)
  const settle = db.prepare('update entry set state = ?, code = ? where seq = ?')
  const count = db.prepare('select count(*) as count from entry where state = ?')
  const all = db.prepare('select seq, reference, kind, body, hash from entry order by seq')
  const keep = db.prepare(
    'insert into kept (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  )
  const read = db.prepare('select value from kept where name = ?')
  const names = db.prepare('select name from kept where name glob ?')
  const head = () => (lastHash.get() as { hash: string } | undefined)?.hash ?? BEGINNING
  const hashOf = (before: string, of: { kind: string; reference: string; body: string }) =>
    createHmac('sha256', chainKey).update([before, of.kind, of.reference, of.body].join('\n')).digest('hex')
  return {
    append: (kind, reference, value) => {
      const body = JSON.stringify(value)
      return insert.run(reference, kind, body, hashOf(head(), { kind, reference, body })).changes === 1
    },
    find: (reference) => byReference.get(reference) as Entry | undefined,
    listWaiting: (limit) => waiting.all(limit) as Entry[],
    settle: (seq, state, code = null) => void settle.run(state, code, seq),
    count: (state) => Number((count.get(state) as { count: number }).count),
    head,
    findBroken: () => {
      let before = BEGINNING
      for (const row of all.iterate() as Iterable<Entry & { hash: string }>) {
        if (row.hash !== hashOf(before, row)) return row.seq
        before = row.hash
      }
      return undefined
    },
    keep: (name, value) => void keep.run(name, JSON.stringify(value)),
    read: <Value>(name: string) => {
      const row = read.get(name) as { value: string } | undefined
      return row && (JSON.parse(row.value) as Value)
    },
    names: (prefix) => (names.all(`${prefix}*`) as { name: string }[]).map(({ name }) => name),
    close: () => db.close(),
  }
}
