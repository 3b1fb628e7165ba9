import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/jackpots.ts'
import { jackpotCan, type JackpotMove } from '#contract/shapes/jackpots.ts'
import { assert, refuse, sendWithCommit, publish, type Input, type Transaction } from '../kernel/index.ts'
import { judgeBrand, judgeRules } from './judge-pool.ts'
import { JACKPOTS_CHANGED } from './live-pools.ts'
import { movePool } from './move-pool.ts'
import type { JackpotNeeds } from './needs.ts'
import { lockCounting } from './moves.queries.ts'
import { newPool } from './pool.ts'
import * as queries from './pools.queries.ts'
import { showPool, stateOf } from './show-pools.ts'
import { effectiveAfter, NEVER } from './when-effective.ts'

type Shown = ReplyOf<typeof calls.proposePool>
type Decision = Pick<Input<typeof calls.rejectPool>, 'body' | 'caller'>
type Held = { readonly pool: queries.PoolRow; readonly run: queries.RunRow }

/** Makes a pool live that somebody else proposed. The first time its seed is put in. */
export async function approvePool(needs: JackpotNeeds, { body, caller }: Decision): Promise<Shown> {
  const { clock, brand } = needs
  return decide(needs, { body, caller }, 'approve', async (tx, { pool, run }) => {
    if (run.proposedBy === caller.userId) return refuse('ERR_SECOND_PERSON_NEEDED')
    const at = clock.now()
    // Permission may have changed since the proposal.
    judgeBrand(brand, at)
    judgeRules(pool, brand.currency)
    const taken = (await queries.listLivePools(tx, brand.target, { from: at, to: NEVER })).flatMap(
      ({ gameKeys }) => gameKeys,
    )
    const gameKey = pool.gameKeys.find((key) => taken.includes(key))
    // A game is in one pool at a time, so that the pool's contribution to its return is one figure.
    if (gameKey !== undefined) return refuse('ERR_JACKPOT_RULES', { field: 'gameKeys', gameKey })
    if (pool.accountId === null) await movePool(tx, pool, { kind: 'seed', micros: newPool(pool), at })
    const by = { by: caller.userId, byName: caller.name, at, decision: body.explanation }
    await queries.approveRun(tx, run.id, { ...by, effectiveAt: effectiveAfter(at) })
  })
}

/** Rejects a proposal. The proposer may do so too. */
export async function rejectPool(needs: JackpotNeeds, { body, caller }: Decision): Promise<Shown> {
  return decide(needs, { body, caller }, 'reject', (tx, { run }) => {
    const by = { by: caller.userId, byName: caller.name, at: needs.clock.now() }
    return queries.rejectRun(tx, run.id, { ...by, decision: body.explanation })
  })
}

/** Stops a pool for rounds that are booked after an instant a moment later. */
export async function stopPool(needs: JackpotNeeds, { body, caller }: Decision): Promise<Shown> {
  return decide(needs, { body, caller }, 'stop', (tx, { run }) => {
    const by = { by: caller.userId, byName: caller.name, decision: body.explanation }
    return queries.stopRun(tx, run.id, { ...by, effectiveAt: effectiveAfter(needs.clock.now()) })
  })
}

async function decide(
  { db, brand, notifyProposer }: JackpotNeeds,
  { body: { poolId, explanation }, caller }: Decision,
  move: JackpotMove,
  write: (tx: Transaction, held: Held) => Promise<void>,
): Promise<Shown> {
  return db.transaction(async (tx) => {
    const held = await holdPool(tx, brand.target, poolId, move)
    await write(tx, held)
    const pool = await queries.findPool(tx, brand.target, poolId)
    assert(pool, 'A held pool is there.')
    const runs = await queries.listRuns(tx, [poolId])
    await publish(tx, 'jackpots.switched', { poolId, state: stateOf(runs) })
    if (move !== 'stop') {
      const end = move === 'approve' ? 'executed' : 'refused'
      const { proposedBy } = held.run
      await notifyProposer?.(tx, { kind: 'jackpots.switch-on', proposedBy, end, by: caller, decision: explanation })
    }
    await sendWithCommit(tx, { topic: JACKPOTS_CHANGED, id: poolId })
    return showPool(pool, runs)
  })
}

/** A pool of the brand, locked, with its newest run. Decisions run one at a time, and not while rounds are counted. */
export async function holdPool(tx: Transaction, target: string, poolId: string, move: JackpotMove): Promise<Held> {
  await lockCounting(tx)
  const pool = await queries.lockPool(tx, poolId)
  if (pool?.target !== target) return refuse('ERR_JACKPOT_NOT_FOUND')
  const runs = await queries.listRuns(tx, [poolId])
  const [run] = runs
  if (!run || !jackpotCan(move, stateOf(runs))) return refuse('ERR_STATE_CHANGED')
  return { pool, run }
}
