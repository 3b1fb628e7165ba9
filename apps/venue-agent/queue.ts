import type { DatabaseSync } from 'node:sqlite'
import { FIRST_HASH, openChain, type Chain } from './chain.ts'
import { pruneStorage, readStart } from './prune.ts'
import { durably, openStorage } from './storage.ts'

/** What is sent to the API: facts in reports, ends of sittings, money paid back, cancelled transfers, and panic buttons. */
export type EntryKind = 'fact' | 'sign-out' | 'give' | 'undo' | 'panic'

/** `waiting`: the API has not answered · `acknowledged`: it has it · `refused`: it will never take it. */
export type EntryState = 'waiting' | 'acknowledged' | 'refused'

export type Entry = {
  readonly seq: number
  readonly reference: string
  readonly kind: EntryKind
  readonly body: string
  readonly state: EntryState
  readonly code: string | null
}

export type Queue = {
  /** Stores an entry; false where one with this reference exists. */
  readonly append: (kind: EntryKind, reference: string, body: object) => boolean
  readonly find: (reference: string) => Entry | undefined
  readonly listWaiting: (limit: number) => Entry[]
  /** Number of the newest entry; 0 if there is none. */
  readonly lastSeq: () => number
  readonly settle: (seq: number, state: 'acknowledged' | 'refused', code?: string | null) => void
  readonly count: (state: EntryState) => number
  readonly head: () => string
  /** The first entry that was changed or is missing; undefined if none is. */
  readonly findBroken: () => number | undefined
  /** Entries that the API has refused, the newest first: staff have to review them. */
  readonly listRefused: (limit: number) => Pick<Entry, 'seq' | 'reference' | 'kind' | 'code'>[]
  /** Survives the end of the process; with `isDurable` also a power failure. */
  readonly store: (name: string, value: object | string, isDurable?: boolean) => void
  /** Survives a power failure once it is resolved. What several requests store at the same time is flushed once. */
  readonly storeTogether: (name: string, value: object) => Promise<void>
  readonly read: <Value>(name: string) => Value | undefined
  readonly remove: (name: string) => void
  readonly names: (prefix: string) => string[]
  readonly fingerprintOf: (request: string) => string
  /** Removes what is no longer needed (prune.ts), a limited number at a time. Returns how many rows it has removed. */
  readonly prune: () => number
  readonly close: () => void
}

const CHAIN_END = 'chain end'

/**
 * The agent's storage: one SQLite file, opened by one process. Entries form a chain: each is signed together with the one before it, and the
 * last is also signed as the end, so that a changed or missing one is detected. The state of an entry is stored outside the chain.
 */
export function openQueue(file: string, chainKey: Buffer, now: () => Date): Queue {
  const db = openStorage(file, now().getTime())
  const chain = openChain(chainKey)
  return { ...openEntries(db, chain, now), ...openValues(db, now), prune: () => pruneStorage(db, chain, now()) }
}

type Values = Pick<Queue, 'store' | 'storeTogether' | 'read' | 'remove' | 'names'>
type Entries = Omit<Queue, keyof Values | 'prune'>

function openEntries(db: DatabaseSync, chain: Chain, now: () => Date): Entries {
  const columns = 'seq, reference, kind, body, state, code'
  const last = db.prepare('select seq, hash from entry order by seq desc limit 1')
  const insert = db.prepare(
    'insert or ignore into entry (reference, kind, body, hash, queued_at) values (?, ?, ?, ?, ?)',
  )
  const byReference = db.prepare(`select ${columns} from entry where reference = ?`)
  const waiting = db.prepare(`select ${columns} from entry where state = 'waiting' order by seq limit ?`)
  const settle = db.prepare('update entry set state = ?, code = ? where seq = ?')
  const count = db.prepare('select count(*) as count from entry where state = ?')
  const all = db.prepare('select seq, reference, kind, body, hash from entry order by seq')
  const refused = db.prepare(`
    select seq, reference, kind, code from entry where state = 'refused' order by seq desc limit ?`)
  const { store, read } = openValues(db, now)
  const newest = () => last.get() as { seq: number; hash: string } | undefined
  const head = () => newest()?.hash ?? FIRST_HASH
  return {
    append: (kind, reference, value) => {
      if (byReference.get(reference)) return false
      const body = JSON.stringify(value)
      return durably(db, () => {
        const hash = chain.hashOf(head(), { kind, reference, body })
        store(CHAIN_END, chain.endOf(hash))
        return insert.run(reference, kind, body, hash, now().getTime()).changes === 1
      })
    },
    find: (reference) => byReference.get(reference) as Entry | undefined,
    listWaiting: (limit) => waiting.all(limit) as Entry[],
    lastSeq: () => newest()?.seq ?? 0,
    settle: (seq, state, code = null) => void settle.run(state, code, seq),
    count: (state) => Number((count.get(state) as { count: number }).count),
    head,
    findBroken: () => {
      const start = readStart(db, chain)
      if (start === undefined) return 1
      let [previousHash, next] = [start.hash, start.seq + 1]
      for (const row of all.iterate() as Iterable<Entry & { hash: string }>) {
        if (row.seq < next || row.hash !== chain.hashOf(previousHash, row)) return row.seq
        ;[previousHash, next] = [row.hash, row.seq + 1]
      }
      const end = read<string>(CHAIN_END)
      const wanted = previousHash === FIRST_HASH ? undefined : chain.endOf(previousHash)
      return end === wanted ? undefined : next
    },
    listRefused: (limit) => refused.all(limit) as Pick<Entry, 'seq' | 'reference' | 'kind' | 'code'>[],
    fingerprintOf: chain.fingerprintOf,
    close: () => db.close(),
  }
}

/** Values by name: sittings, and requests of terminals with their responses. */
function openValues(db: DatabaseSync, now: () => Date): Values {
  const upsert = db.prepare(`
    insert into kept (name, value, stored_at) values (?, ?, ?)
    on conflict (name) do update set value = excluded.value, stored_at = excluded.stored_at`)
  const byName = db.prepare('select value from kept where name = ?')
  const withPrefix = db.prepare('select name from kept where name >= ? and name < ? order by name')
  const remove = db.prepare('delete from kept where name = ?')
  const put = (name: string, value: object | string) => void upsert.run(name, JSON.stringify(value), now().getTime())
  const storeTogether = flushTogether((writes: readonly (() => void)[]) =>
    durably(db, () => writes.forEach((write) => write())),
  )
  return {
    storeTogether: (name, value) => storeTogether(() => put(name, value)),
    store: (name, value, isDurable = false) => {
      const write = () => put(name, value)
      if (isDurable) durably(db, write)
      else write()
    },
    read: <Value>(name: string) => {
      const row = byName.get(name) as { value: string } | undefined
      return row && (JSON.parse(row.value) as Value)
    },
    remove: (name) => void remove.run(name),
    names: (prefix) => (withPrefix.all(prefix, `${prefix}\u{10ffff}`) as { name: string }[]).map(({ name }) => name),
  }
}

/** Collects what is to be written until the next turn of the event loop, and writes it at once. */
function flushTogether(flush: (writes: readonly (() => void)[]) => void): (write: () => void) => Promise<void> {
  const state: { writes: (() => void)[]; flushed: Promise<void> | undefined } = { writes: [], flushed: undefined }
  return (write) => {
    state.writes.push(write)
    state.flushed ??= new Promise((resolve, reject) => {
      setImmediate(() => {
        const { writes } = state
        Object.assign(state, { writes: [], flushed: undefined })
        try {
          flush(writes)
          resolve()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      })
    })
    return state.flushed
  }
}
