import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/jackpots.ts'
import { newId, type Input } from '../kernel/index.ts'
import { judgeBrand, judgeRules } from './judge-pool.ts'
import type { JackpotNeeds } from './needs.ts'
import { findPool, insertPool, insertRun, listRuns } from './pools.queries.ts'
import { showPool } from './show-pools.ts'
import { holdPool } from './switch-pool.ts'

type Shown = ReplyOf<typeof calls.proposePool>

/** Proposes a new pool with its rules; nothing changes for players, and no money moves. */
export async function proposePool(
  { db, clock, brand }: JackpotNeeds,
  { body, caller, refuse }: Input<typeof calls.proposePool>,
): Promise<Shown> {
  const { target, market, currency } = brand
  const { explanation, ...rules } = body
  const createdAt = clock.now()
  judgeBrand(brand, createdAt)
  judgeRules(rules, currency)
  const id = newId(createdAt)
  const by = { proposedBy: caller.userId, proposedByName: caller.name, proposedAt: createdAt }
  return db.transaction(async (tx) => {
    await insertPool(tx, { ...rules, id, target, market, currency, createdAt })
    await insertRun(tx, { id: newId(createdAt), poolId: id, explanation, ...by })
    const pool = await findPool(tx, target, id)
    return pool ? showPool(pool, await listRuns(tx, [id])) : refuse('ERR_JACKPOT_RULES')
  })
}

/** Proposes a stopped or rejected pool again. Its level does not change. */
export async function proposePoolAgain(
  needs: JackpotNeeds,
  { body, caller }: Input<typeof calls.proposePoolAgain>,
): Promise<Shown> {
  const { db, clock, brand } = needs
  const { poolId, explanation } = body
  const proposedAt = clock.now()
  judgeBrand(brand, proposedAt)
  return db.transaction(async (tx) => {
    const { pool } = await holdPool(tx, brand.target, poolId, 'propose-again')
    const by = { proposedBy: caller.userId, proposedByName: caller.name, proposedAt }
    await insertRun(tx, { id: newId(proposedAt), poolId, explanation, ...by })
    return showPool(pool, await listRuns(tx, [poolId]))
  })
}
