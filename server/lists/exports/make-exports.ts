import { newId, NotAllowed, Refusal, TransportError, type ListReader } from '#server/kernel/index.ts'
import { sourceOf } from '../find-source.ts'
import type { ListNeeds } from '../needs.ts'
import type { ExportRow } from './exports.queries.ts'
import { leaseOf, makeParts } from './make-parts.ts'
import * as queries from './making.queries.ts'

/** Parts in one heartbeat: so a worker that shuts down finishes soon. */
const PARTS_OF_BEAT = 20
const TRIES_MOST = 5

/** Makes pending exports, a part at a time; a stored part is never made again, whichever worker continues. */
export async function makeExports(needs: ListNeeds): Promise<void> {
  for (let left = PARTS_OF_BEAT; left > 0;) {
    const lease = newId(needs.clock.now())
    const taken = await queries.takeExport(needs.db, {
      target: needs.target,
      now: needs.clock.now(),
      ...leaseOf(needs, lease),
    })
    if (!taken) return
    left -= 1 + (await makeSome(needs, taken, lease, left))
  }
}

/** Makes some parts of a leased export; returns how many. */
async function makeSome(needs: ListNeeds, row: ExportRow, lease: string, most: number): Promise<number> {
  const { db, clock, onProblem } = needs
  const fail = (problem: 'not-allowed' | 'too-wide' | 'fault') =>
    queries.failExport(db, { id: row.id, lease, problem, at: clock.now() })
  // Its worker died each time, or lost the lease before a part was stored.
  if (row.tries > TRIES_MOST) return await fail('fault').then(() => 0)
  try {
    const reader = await readerOf(needs, row)
    if (!reader) return await fail('not-allowed').then(() => 0)
    const isWhole = row.isWhole ?? (row.asksWhole && reader.permissions.includes('players.reveal'))
    // An export with uncovered values is not continued once its requester may no longer see them.
    if (isWhole && !reader.permissions.includes('players.reveal')) return await fail('not-allowed').then(() => 0)
    const made = await makeParts(needs, { row, lease, reader, isWhole }, most)
    await queries.releaseExport(db, row.id, lease, clock.now())
    return made
  } catch (error) {
    if (error instanceof NotAllowed) return await fail('not-allowed').then(() => 0)
    // More days than the report allows: not a bug, and a retry would fail too.
    if (error instanceof TransportError) return await fail('too-wide').then(() => 0)
    onProblem?.(error, { exportId: row.id, tries: row.tries })
    if (error instanceof Refusal) await fail(error.code === 'ERR_LIST_TOO_WIDE' ? 'too-wide' : 'fault')
    else if (row.tries >= TRIES_MOST) await fail('fault')
    return 0
  }
}

/** The requester with their current permissions; undefined when they may no longer read the list. */
async function readerOf({ findRights, sources }: ListNeeds, row: ExportRow): Promise<ListReader | undefined> {
  const rights = await findRights(row.askedBy)
  const { permission } = sourceOf({ sources }, row.list).of.list
  if (!rights?.permissions.includes('lists.export') || !rights.permissions.includes(permission)) return undefined
  return { userId: row.askedBy, permissions: rights.permissions, ...(rights.venues ? { venues: rights.venues } : {}) }
}
