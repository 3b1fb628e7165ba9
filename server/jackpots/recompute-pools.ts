import type { Querier } from '../kernel/index.ts'
import { findTargets } from '../players/index.ts'
import { listWon, sumByAccount } from './checks.queries.ts'
import { atOneInstant, checkRows, type PoolDifference } from './check-pool.ts'
import { listCursors } from './moves.queries.ts'
import type { CountNeeds } from './needs.ts'
import { isPoolWon } from './pool.ts'
import { listOpenedPools, listRuns, type PoolRow } from './pools.queries.ts'
import { takesPart } from './takes-part.ts'

/** An inconsistency of one pool. */
export type PoolFinding = PoolDifference & { readonly poolId: string }

/**
 * Checks every pool, and recomputes each from the rounds of the books that are counted: the contribution of each
 * account, and which rounds won by their draws. Anybody who has the books and the seeds can recompute a pool in this
 * way.
 */
export async function recomputePools(needs: CountNeeds): Promise<PoolFinding[]> {
  const found: PoolFinding[] = []
  for (const listed of await listOpenedPools(needs.db)) {
    const differences = await atOneInstant(needs.db, listed, async (tx, pool) => [
      ...(await checkRows(tx, pool)).differences,
      ...(await replay(needs, tx, pool)),
    ])
    found.push(...differences.map((difference) => ({ ...difference, poolId: listed.id })))
  }
  return found
}

async function replay({ rounds }: CountNeeds, tx: Querier, pool: PoolRow): Promise<PoolDifference[]> {
  const runs = await listRuns(tx, [pool.id])
  const begun = Math.min(...runs.flatMap(({ liveFrom }) => liveFrom?.getTime() ?? []))
  const counted = new Map((await listCursors(tx)).map(({ accountId, seq }) => [accountId, seq]))
  const written = await sumByAccount(tx, pool.id)
  const paid = new Set((await listWon(tx, pool.id)).map(({ roundId }) => roundId))
  const made = new Map<number, { rounds: number; staked: number }>()
  const won = new Set<string>()
  const found: PoolDifference[] = []
  for await (const portion of rounds.readOn(tx, [], new Date(begun))) {
    const targets = await findTargets(tx, [...new Set(portion.rounds.map(({ playerId }) => playerId))])
    for (const round of portion.rounds) {
      const { accountId, seq, playerId, stakeMinor, roundId } = round
      if (targets.get(playerId) !== pool.target || !takesPart(pool, runs, round)) continue
      const isWon = isPoolWon(pool, stakeMinor, round.drawsFor(pool.id))
      if (isWon) won.add(roundId)
      // A win may be paid with its round, before the round is counted.
      if (seq > (counted.get(accountId) ?? 0)) continue
      if (isWon && !paid.has(roundId)) found.push({ rule: 'win', detail: `round ${roundId} won and was not paid` })
      const sum = made.get(accountId) ?? { rounds: 0, staked: 0 }
      made.set(accountId, { rounds: sum.rounds + 1, staked: sum.staked + stakeMinor })
    }
  }
  for (const roundId of paid)
    if (!won.has(roundId)) found.push({ rule: 'win', detail: `round ${roundId} was paid and did not win` })
  return [...found, ...compareAccounts(written, made)]
}

type Sums = ReadonlyMap<number, { readonly rounds: number; readonly staked: number }>

export function compareAccounts(written: Sums, made: Sums): PoolDifference[] {
  return [...new Set([...written.keys(), ...made.keys()])].flatMap((accountId) => {
    const [is, follows] = [written.get(accountId), made.get(accountId)]
    if (is?.rounds === follows?.rounds && is?.staked === follows?.staked) return []
    const tell = (one: typeof is) => `${one?.staked ?? 0} in ${one?.rounds ?? 0} rounds`
    return [
      { rule: 'contribution', detail: `account ${accountId}: written ${tell(is)}, the books say ${tell(follows)}` },
    ]
  })
}
