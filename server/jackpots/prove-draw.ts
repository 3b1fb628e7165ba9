import type { Querier } from '../kernel/index.ts'
import { findHit } from './hits.queries.ts'
import { listOpenedPools, listRuns } from './pools.queries.ts'
import type { BookedRound } from './round-draws.ts'
import { takesPart } from './takes-part.ts'

/** The pool that a round took part in, and what it was paid of it. Amounts in minor units. */
export type ProvedDraw = {
  readonly poolId: string
  readonly name: string
  readonly oneInMinor: number
  readonly wonMinor: number | undefined
}

/** The pool of a round's draw, at any time later; undefined where its game was in no pool then. */
export async function proveDraw(
  db: Querier,
  target: string,
  round: Pick<BookedRound, 'roundId' | 'gameKey' | 'playedAt'>,
): Promise<ProvedDraw | undefined> {
  const pools = (await listOpenedPools(db)).filter((pool) => pool.target === target)
  const runs = await listRuns(
    db,
    pools.map(({ id }) => id),
  )
  const pool = pools.find((one) =>
    takesPart(
      one,
      runs.filter(({ poolId }) => poolId === one.id),
      round,
    ),
  )
  if (!pool) return undefined
  const hit = await findHit(db, pool.id, round.roundId)
  return { poolId: pool.id, name: pool.name, oneInMinor: pool.oneInMinor, wonMinor: hit?.amount }
}
