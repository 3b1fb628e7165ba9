import { newId } from '../kernel/index.ts'
import { judgeRules } from './judge-pool.ts'
import { mayContribute } from './may-contribute.ts'
import { movePool } from './move-pool.ts'
import type { JackpotNeeds } from './needs.ts'
import { newPool, type JackpotRules } from './pool.ts'
import * as queries from './pools.queries.ts'
import { effectiveAfter } from './when-effective.ts'

type Person = { readonly userId: number; readonly name: string }

/** A pool of a demonstration, as staff would propose it. Amounts in minor units. */
export type SeedPool = JackpotRules & {
  readonly name: string
  readonly gameKeys: readonly string[]
  readonly explanation: string
  readonly proposedBy: Person
  readonly approvedBy: Person
}

/**
 * Creates the first pool of a demonstration, as if two people had approved it; nothing where the brand or the law has
 * no jackpots, or where there is a pool already. Its rules are checked like any other's.
 */
export async function seedPool({ db, clock, brand }: JackpotNeeds, seed: SeedPool): Promise<void> {
  const { target, market, currency } = brand
  const { proposedBy, approvedBy, explanation, ...rules } = seed
  const at = clock.now()
  if (!brand.isOn || !mayContribute(market, at)) return
  judgeRules(rules, currency)
  await db.transaction(async (tx) => {
    if ((await queries.listPools(tx, target, 1)).length > 0) return
    const [id, runId] = [newId(at), newId(at)]
    await queries.insertPool(tx, { ...rules, id, target, market, currency, createdAt: at })
    const proposed = { proposedBy: proposedBy.userId, proposedByName: proposedBy.name, proposedAt: at }
    await queries.insertRun(tx, { id: runId, poolId: id, explanation, ...proposed })
    const pool = await queries.lockPool(tx, id)
    if (pool) await movePool(tx, pool, { kind: 'seed', micros: newPool(pool), at })
    const by = { by: approvedBy.userId, byName: approvedBy.name, at, decision: explanation }
    await queries.approveRun(tx, runId, { ...by, effectiveAt: effectiveAfter(at) })
  })
}
