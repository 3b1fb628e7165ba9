import type { MeasureNeeds } from '../needs.ts'
import { findPlayersByIds, listIdsAfter } from '#server/players/index.ts'
import { touchAll } from './measures.queries.ts'

const AT_ONCE = 1_000

type Needs = Pick<MeasureNeeds, 'db' | 'clock' | 'target' | 'links'>

/** Marks signals of a player, and of accounts linked to theirs, as out of date. */
export async function touchWithLinked({ db, clock, target, links }: Needs, playerId: number): Promise<void> {
  const ids = new Set([playerId])
  for (const part of links) for (const row of await part(db, playerId)) ids.add(row.playerId)
  const own = await findPlayersByIds(db, target, [...ids])
  await touchAll(
    db,
    own.map(({ id }) => ({ playerId: id, target })),
    clock.now(),
  )
}

export async function touchEverybody({ db, clock, target }: Needs): Promise<void> {
  let after = 0
  for (;;) {
    const ids = await listIdsAfter(db, { target, after, limit: AT_ONCE })
    const last = ids.at(-1)
    if (last === undefined) return
    await touchAll(
      db,
      ids.map((playerId) => ({ playerId, target })),
      clock.now(),
    )
    after = last
  }
}
