import { randomInt } from 'node:crypto'
import { isInForce, type ExclusionKind, type ExclusionSource } from '#contract/states/exclusions.ts'
import { newId, type Transaction } from '#server/kernel/index.ts'
import { findSamePerson } from '#server/players/index.ts'
import * as queries from './exclusion.queries.ts'
import type { ExclusionNeeds } from './needs.ts'

/** Control message to every process: what it has cached about this player's exclusions is out of date. */
export const EXCLUSION_CHANGED = 'exclusion.changed'

export type Opening = {
  readonly playerId: number
  readonly kind: ExclusionKind
  readonly source: ExclusionSource
  readonly ruleId: string | null
  /** Now when it is left out. */
  readonly from?: Date
  readonly until: Date | null
  readonly months?: number | null
  readonly byStaff?: {
    readonly reason: string
    readonly explanation: string
    readonly userId: number
    readonly userName: string
  }
}

type Needs = Pick<ExclusionNeeds, 'clock' | 'target' | 'law' | 'blockPlaying' | 'publish'>

/**
 * Records an exclusion for all accounts of the person and stops their stakes from the commit on: the statement of the
 * books checks it, in every process. A closed account takes no stake and is never opened again; a later account finds
 * the exclusion there (`inheritExclusions`). After the commit pass the players to `announceChange`.
 */
export async function openExclusion(
  needs: Needs,
  tx: Transaction,
  opening: Opening,
): Promise<{ readonly row: queries.ExclusionRow; readonly playerIds: readonly number[] }> {
  const { clock, target, law, blockPlaying, publish } = needs
  const { playerId, kind, source, ruleId, until, months = null, byStaff } = opening
  const now = opening.from ?? clock.now()
  const receipt = makeReceipt()
  const accounts = await findSamePerson(tx, target, playerId)
  const playerIds = accounts
    .filter((account) => account.playerId === playerId || !account.isClosed)
    .map((account) => account.playerId)
  const rows: queries.ExclusionRow[] = []
  for (const id of playerIds) {
    const row: queries.ExclusionRow = {
      id: newId(now),
      playerId: id,
      originPlayerId: playerId,
      kind,
      source,
      ruleId,
      packId: law.packId(),
      from: now,
      until,
      months,
      receipt,
      reason: byStaff?.reason ?? null,
      explanation: byStaff?.explanation ?? null,
      userId: byStaff?.userId ?? null,
      userName: byStaff?.userName ?? null,
      endedAt: null,
      endReason: null,
      endExplanation: null,
      endedBy: null,
    }
    await queries.insertExclusion(tx, row)
    await publish(tx, 'exclusion.begun', { playerId: id, exclusionId: row.id, kind })
    rows.push(row)
  }
  // In one order, so that exclusions of two accounts of the person at once do not deadlock.
  for (const id of playerIds.toSorted((one, other) => one - other)) await blockPlaying(tx, id, 'exclusion')
  const [row] = rows
  if (!row) throw new Error('A player who is excluded has an account.')
  return { row, playerIds }
}

/** Makes every process read again, and stops open games. */
export async function announceChange(
  { sendControl }: Pick<ExclusionNeeds, 'sendControl'>,
  playerIds: readonly number[],
): Promise<void> {
  for (const id of playerIds) await sendControl({ topic: EXCLUSION_CHANGED, id: String(id) })
}

/**
 * Lets the player stake again unless something still prevents it; returns what does. The books are locked before it is
 * read: an exclusion that another account of the person has just opened is seen here, or blocks the books afterwards.
 */
export async function letPlayIfFree(
  { blockPlaying, unblockPlaying }: Pick<ExclusionNeeds, 'blockPlaying' | 'unblockPlaying'>,
  tx: Transaction,
  playerId: number,
): Promise<queries.ExclusionRow[]> {
  await blockPlaying(tx, playerId, 'exclusion')
  const left = await queries.findStanding(tx, playerId)
  if (left.length === 0) await unblockPlaying(tx, playerId, 'exclusion')
  return left
}

/**
 * Records ends that have passed and lets the player stake again when nothing else prevents it. Returns what is still in
 * force.
 */
export async function liftElapsed(
  {
    clock,
    unblockPlaying,
    blockPlaying,
    publish,
  }: Pick<ExclusionNeeds, 'clock' | 'unblockPlaying' | 'blockPlaying' | 'publish'>,
  tx: Transaction,
  playerId: number,
): Promise<queries.ExclusionRow[]> {
  const now = clock.now()
  const standing = await queries.findStanding(tx, playerId)
  const over = standing.filter((row) => !isInForce(row, now))
  for (const { id, kind, until } of over) {
    await queries.endExclusion(tx, id, { at: until ?? now, reason: 'time' })
    await publish(tx, 'exclusion.ended', { playerId, exclusionId: id, kind })
  }
  return over.length > 0 ? letPlayIfFree({ blockPlaying, unblockPlaying }, tx, playerId) : standing
}

/** Letters and digits that are not confused when they are read aloud. */
const RECEIPT_SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

function makeReceipt(): string {
  const signs = Array.from({ length: 8 }, () => RECEIPT_SIGNS[randomInt(RECEIPT_SIGNS.length)] ?? '')
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`
}
