import type { ReplyOf } from '#contract/call.ts'
import type { listPersonChanges as call } from '#contract/play-v1/staff-person.ts'
import { pageLimit, pageOf, type Database, type Input } from '#server/kernel/index.ts'
import { findPersonChanges } from './person.queries.ts'
import { findPlayerById } from './players.queries.ts'

const CURSOR = /^\d{1,15}$/

/** Who changed the person, when and why; before and after are masked where they are kept. */
export async function listPersonChanges(
  { db, target }: { readonly db: Database; readonly target: string },
  { query, refuse }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const player = await findPlayerById(db, target, query.playerId)
  if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const before = CURSOR.test(query.cursor ?? '') ? Number(query.cursor) : Number.MAX_SAFE_INTEGER
  const found = await findPersonChanges(db, player.id, { before, limit: limit + 1 })
  const page = pageOf(found, limit, ({ id }) => String(id))
  return {
    rows: page.rows.map(({ id: _, at, ...row }) => ({ ...row, at: at.toISOString() })),
    nextCursor: page.nextCursor,
  }
}
