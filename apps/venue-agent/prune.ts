import type { DatabaseSync } from 'node:sqlite'
import { FIRST_HASH, type Chain } from './chain.ts'
import { durably } from './storage.ts'

const DAY_MS = 86_400_000

/** How long something is stored after it was last written. README.md says the same. */
export const STORED_DAYS = {
  /** Responses to requests of terminals, which repeat a request until they have one. */
  responses: 7,
  /** Entries that the API has acknowledged or refused. */
  entries: 30,
  /** Sittings that the player has left: nothing of theirs is on the terminal. */
  leftSittings: 30,
  /** Sittings that ended otherwise: the terminal may still have to pay money back. */
  otherSittings: 366,
} as const

/** At most this many rows of each kind at a time, so that no terminal waits. */
export const PRUNED_AT_ONCE = 500

const CHAIN_START = 'chain start'

type Start = { readonly seq: number; readonly hash: string; readonly signature: string }

/** The entry after which the chain begins: none in a new file, otherwise the last removed one. Undefined if its mark was changed. */
export function readStart(db: DatabaseSync, chain: Chain): Pick<Start, 'seq' | 'hash'> | undefined {
  const row = db.prepare('select value from kept where name = ?').get(CHAIN_START) as { value: string } | undefined
  if (!row) return { seq: 0, hash: FIRST_HASH }
  const start = JSON.parse(row.value) as Start
  return start.signature === chain.startOf(start.seq, start.hash) ? start : undefined
}

/** Removes what is older than it has to be, but nothing that waits for the API or for a terminal. */
export function pruneStorage(db: DatabaseSync, chain: Chain, now: Date): number {
  const before = (days: number) => now.getTime() - days * DAY_MS
  return (
    pruneEntries(db, chain, before(STORED_DAYS.entries)) +
    pruneResponses(db, before(STORED_DAYS.responses)) +
    pruneSittings(db, {
      leftBefore: before(STORED_DAYS.leftSittings),
      otherBefore: before(STORED_DAYS.otherSittings),
    })
  )
}

/**
 * Entries from the beginning of the chain up to the first that has to stay; the last one always stays. What is removed is replaced by
 * its last hash, signed, so that the remaining chain is proved from there.
 */
function pruneEntries(db: DatabaseSync, chain: Chain, before: number): number {
  const oldest = db.prepare('select seq, hash, state, queued_at as queuedAt from entry order by seq limit ?')
  const rows = oldest.all(PRUNED_AT_ONCE + 1) as { seq: number; hash: string; state: string; queuedAt: number }[]
  const staying = rows.findIndex(({ state, queuedAt }) => state === 'waiting' || queuedAt >= before)
  const removed = rows.slice(0, staying < 0 ? rows.length - 1 : Math.min(staying, rows.length - 1))
  const last = removed.at(-1)
  if (!last) return 0
  const start: Start = { seq: last.seq, hash: last.hash, signature: chain.startOf(last.seq, last.hash) }
  durably(db, () => {
    db.prepare(`
      insert into kept (name, value) values (?, ?) on conflict (name) do update set value = excluded.value`).run(
      CHAIN_START,
      JSON.stringify(start),
    )
    db.prepare('delete from entry where seq <= ?').run(last.seq)
  })
  return removed.length
}

/** Requests without a response have another name, and stay until they are settled (settle-pending.ts). */
function pruneResponses(db: DatabaseSync, before: number): number {
  const statement = db.prepare(`
    delete from kept where name in (
      select name from kept
       where stored_at < ? and name glob 'request *' order by stored_at limit ?)`)
  return Number(statement.run(before, PRUNED_AT_ONCE).changes)
}

/** A sitting stays while it is open, while one of its requests has no response, and while entries wait: they may be about it. */
function pruneSittings(
  db: DatabaseSync,
  { leftBefore, otherBefore }: { readonly leftBefore: number; readonly otherBefore: number },
): number {
  const statement = db.prepare(`
    delete from kept where name in (
      select name from kept s
       where s.stored_at < ? and s.name glob 'sitting *' and json_extract(s.value, '$.isEnded')
         and (json_extract(s.value, '$.leftBy') is not null or s.stored_at < ?)
         and not exists (select 1 from entry where state = 'waiting')
         and not exists (select 1 from kept where name glob 'pending ' || json_extract(s.value, '$.sittingId') || ' *')
       order by s.stored_at limit ?)`)
  return Number(statement.run(leftBefore, otherBefore, PRUNED_AT_ONCE).changes)
}
