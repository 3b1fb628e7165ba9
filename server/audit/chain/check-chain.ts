import type { KeyObject } from 'node:crypto'
import type { Database } from '#server/kernel/index.ts'
import { BEGINNING, canonicalText, linkHash } from './canonical.ts'
import * as queries from './chain.queries.ts'
import type { HeadStore } from './head-store.ts'
import { hashOfHead, isSigned, type Head } from './head.ts'

/**
 * A problem of the log. `gap`: numbers of links are missing · `changed`: a row differs from what was linked ·
 * `removed`: the row of a link, or links covered by a head, are missing · `added`: a row was inserted into the past ·
 * `head`: a signed head does not fit the previous one, or is not signed by us.
 */
export type ChainProblem = {
  readonly kind: 'gap' | 'changed' | 'removed' | 'added' | 'head'
  readonly seq: number | null
  readonly callId: number | null
  /** The hour of a head. */
  readonly hour: string | null
}

export type ChainReport = { readonly links: number; readonly heads: number; readonly problems: readonly ChainProblem[] }

const BATCH = 2_000
const PROBLEMS_MAX = 100

/**
 * Reads the whole chain from its beginning, recomputes each link from its row, and compares it with every signed head.
 * @param options.publicKeys of all keys that have signed heads; without them signatures are not checked
 */
export async function checkChain(
  db: Database,
  options: {
    readonly store?: HeadStore
    readonly publicKeys?: readonly KeyObject[]
    readonly onProgress?: (done: number, total: number) => Promise<void>
  } = {},
): Promise<ChainReport> {
  const { store, publicKeys, onProgress } = options
  const problems: ChainProblem[] = []
  const note = (kind: ChainProblem['kind'], of: Partial<ChainProblem> = {}) => {
    if (problems.length < PROBLEMS_MAX) problems.push({ kind, seq: null, callId: null, hour: null, ...of })
  }
  const { from: linkedBelow } = await queries.findBounds(db)
  const heads = await readHeads(store, publicKeys, note)
  const headAt = new Map(heads.map((head) => [head.seq, head]))
  const total = await queries.countLinks(db)
  let last: queries.Link = { seq: 0, hash: BEGINNING }
  let links = 0
  for (;;) {
    const found = await queries.readLinks(db, last.seq, BATCH)
    for (const link of found) {
      const { seq, callId, hash, row } = link
      if (seq !== last.seq + 1) note('gap', { seq: last.seq + 1 })
      else if (!row) note('removed', { seq, callId })
      else if (!linkHash(last.hash, canonicalText(row)).equals(hash)) note('changed', { seq, callId })
      const head = headAt.get(seq)
      if (head && head.hash !== hash.toString('hex')) note('changed', { seq, callId, hour: head.hour })
      last = { seq, hash }
    }
    links += found.length
    await onProgress?.(links, total)
    if (found.length < BATCH) break
  }
  const newest = heads.at(-1)
  if (newest && newest.seq > last.seq) note('removed', { seq: last.seq + 1, hour: newest.hour })
  const added = await queries.countUnlinkedBelow(db, linkedBelow)
  if (added > 0) note('added')
  return { links, heads: heads.length, problems }
}

/** Heads with a valid signature that follow each other; every other one is a problem. */
async function readHeads(
  store: HeadStore | undefined,
  publicKeys: readonly KeyObject[] | undefined,
  note: (kind: 'head', of: Partial<ChainProblem>) => void,
): Promise<readonly Head[]> {
  const good: Head[] = []
  let previous: Head | undefined
  for (const head of store ? await store.readAll() : []) {
    if (!('signature' in head)) {
      note('head', { hour: head.file })
      continue
    }
    const follows = head.previous === (previous ? hashOfHead(previous) : null) && head.seq >= (previous?.seq ?? 0)
    if (!follows || (publicKeys && !publicKeys.some((key) => isSigned(head, key))))
      note('head', { hour: head.hour, seq: head.seq })
    else good.push(head)
    previous = head
  }
  return good
}
