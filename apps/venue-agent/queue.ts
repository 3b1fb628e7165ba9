import { createHmac } from 'node:crypto'
import { DatabaseSync } from 'node:sqlite'

/** What is sent to the API: facts in reports, ends of sittings, money paid back, cancelled transfers, and panic buttons. */
export type EntryKind = 'fact' | 'sign-out' | 'give' | 'undo' | 'panic'

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
  /** Number of the newest entry; 0 if there is none. */
  readonly lastSeq: () => number
  readonly settle: (seq: number, state: 'told' | 'refused', code?: string | null) => void
  readonly count: (state: Entry['state']) => number
  readonly head: () => string
  /** The first entry that was changed or is missing; undefined if none is. */
  readonly findBroken: () => number | undefined
  /** Entries that the API has refused, the newest first: staff have to review them. */
  readonly listRefused: (limit: number) => Pick<Entry, 'seq' | 'reference' | 'kind' | 'code'>[]
  /** Survives the end of the process; with `isSafe` also a power failure. */
  readonly keep: (name: string, value: object, isSafe?: boolean) => void
  readonly read: <Value>(name: string) => Value | undefined
  readonly names: (prefix: string) => string[]
  readonly close: () => void
}

const BEGINNING = 'beginning'

const LAST = 'end of the chain'

/**
 * The agent's storage: one SQLite file, opened by one process. Entries form a chain: each is signed together with the one before it, and the
 * last is also signed as the end, so that a changed or missing one is detected. The state of an entry is stored outside the chain.
 */
export function openQueue(file: string, chainKey: Buffer): Queue {
  const db = new DatabaseSync(file)
  db.exec(`
    pragma locking_mode = exclusive;
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists entry (
      seq integer primary key autoincrement, reference text not null unique, kind text not null, body text not null,
      hash text not null, state text not null default 'waiting', code text);
    create index if not exists entry_waiting on entry (seq) where state = 'waiting';
    create table if not exists kept (name text primary key, value text not null);`)
  const lastHash = db.prepare('select seq, hash from entry order by seq desc limit 1')
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
  const refused = db.prepare(`
    select seq, reference, kind, code from entry where state = 'refused' order by seq desc limit ?`)
  /** Flushes this and all earlier writes to the disk before it returns. */
  const safely = <Result>(write: () => Result): Result => {
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
  const head = () => (lastHash.get() as { hash: string } | undefined)?.hash ?? BEGINNING
  const hashOf = (before: string, of: { kind: string; reference: string; body: string }) =>
    createHmac('sha256', chainKey).update([before, of.kind, of.reference, of.body].join('\n')).digest('hex')
  const lastOf = (hash: string) => createHmac('sha256', chainKey).update(`last\n${hash}`).digest('hex')
  return {
    append: (kind, reference, value) => {
      if (byReference.get(reference)) return false
      const body = JSON.stringify(value)
      return safely(() => {
        const hash = hashOf(head(), { kind, reference, body })
        keep.run(LAST, JSON.stringify(lastOf(hash)))
        return insert.run(reference, kind, body, hash).changes === 1
      })
    },
    find: (reference) => byReference.get(reference) as Entry | undefined,
    listWaiting: (limit) => waiting.all(limit) as Entry[],
    lastSeq: () => (lastHash.get() as { seq: number } | undefined)?.seq ?? 0,
    settle: (seq, state, code = null) => void settle.run(state, code, seq),
    count: (state) => Number((count.get(state) as { count: number }).count),
    head,
    findBroken: () => {
      let [before, next] = [BEGINNING, 1]
      for (const row of all.iterate() as Iterable<Entry & { hash: string }>) {
        if (row.hash !== hashOf(before, row)) return row.seq
        ;[before, next] = [row.hash, row.seq + 1]
      }
      const last = read.get(LAST) as { value: string } | undefined
      const wanted = before === BEGINNING ? undefined : JSON.stringify(lastOf(before))
      return last?.value === wanted ? undefined : next
    },
    listRefused: (limit) => refused.all(limit) as Pick<Entry, 'seq' | 'reference' | 'kind' | 'code'>[],
    keep: (name, value, isSafe = false) => {
      const write = () => void keep.run(name, JSON.stringify(value))
      if (isSafe) safely(write)
      else write()
    },
    read: <Value>(name: string) => {
      const row = read.get(name) as { value: string } | undefined
      return row && (JSON.parse(row.value) as Value)
    },
    names: (prefix) => (names.all(`${prefix}*`) as { name: string }[]).map(({ name }) => name),
    close: () => db.close(),
  }
}
