import { assert, type Transaction } from '../kernel/index.ts'
import { lockBalance } from '../ledger/index.ts'
import { findTargets } from '../players/index.ts'
import { movePool } from './move-pool.ts'
import { insertContributions, listCursors, saveCursors, takeCounting, type Contribution } from './moves.queries.ts'
import type { CountNeeds } from './needs.ts'
import { payHit } from './pay-hit.ts'
import { contributionOf, isPoolWon } from './pool.ts'
import { listOpenedPools, listRuns, lockPool, type PoolRow, type RunRow } from './pools.queries.ts'
import type { BookedRound } from './round-draws.ts'
import { takesPart } from './takes-part.ts'

type Counted = { readonly pool: PoolRow; readonly runs: readonly RunRow[] } & {
  readonly contributions: Map<number, Contribution>
  readonly won: BookedRound[]
}

export type Pass = { readonly rounds: number; readonly hits: number }

/** All rounds of sessions that ended so long ago are in the books. */
const SETTLED_MS = 10 * 60_000

/**
 * One run over the rounds that were booked since the last one: what each account's rounds put into each pool, and which
 * of them won it, by their own draws. Contributions, wins, movements and cursors are one transaction, so that every
 * round counts once, wherever the process is killed. A win that the round itself has paid already does not change. Only
 * one process counts at a time. @param of accounts that had a session in a game of a pool, so that the work depends on
 * who plays these games and not on the number of accounts; or all accounts
 */
export async function countRounds(needs: CountNeeds, of: 'players' | 'all' = 'players'): Promise<Pass> {
  return needs.db.transaction(async (tx) => {
    const nothing = { rounds: 0, hits: 0 }
    const pools = await listOpenedPools(tx)
    if (pools.length === 0 || !(await takeCounting(tx))) return nothing
    const runs = await listRuns(
      tx,
      pools.map(({ id }) => id),
    )
    const counted = pools.map((pool): Counted => {
      const own = runs.filter(({ poolId, state }) => poolId === pool.id && state === 'approved')
      return { pool, runs: own, contributions: new Map(), won: [] }
    })
    const begun = Math.min(...counted.flatMap((one) => one.runs.flatMap(({ liveFrom }) => liveFrom?.getTime() ?? [])))
    const accountIds = of === 'all' ? undefined : await listPlayers(needs, tx, pools)
    const cursors = await listCursors(tx, accountIds)
    const before = new Map(cursors.map(({ accountId, seq }) => [accountId, seq]))
    let rounds = 0
    for await (const portion of needs.rounds.readOn(tx, cursors, new Date(begun), accountIds)) {
      await takePortion(tx, counted, portion.rounds, before)
      await saveCursors(tx, portion.cursors)
      rounds += portion.rounds.length
    }
    return { rounds, hits: await settle(needs, tx, counted) }
  })
}

function listPlayers({ clock, rounds }: CountNeeds, tx: Transaction, pools: readonly PoolRow[]) {
  const gameKeys = [...new Set(pools.flatMap((pool) => pool.gameKeys))]
  return rounds.whoMayHavePlayed(tx, gameKeys, new Date(clock.now().getTime() - SETTLED_MS))
}

/** Sums the effect of a portion of rounds on each pool. */
async function takePortion(
  tx: Transaction,
  counted: readonly Counted[],
  rounds: readonly BookedRound[],
  before: ReadonlyMap<number, number>,
): Promise<void> {
  const targets = await findTargets(tx, [...new Set(rounds.map(({ playerId }) => playerId))])
  for (const round of rounds)
    for (const one of counted) {
      if (targets.get(round.playerId) !== one.pool.target || !takesPart(one.pool, one.runs, round)) continue
      const { accountId, seq, stakeMinor } = round
      const earlier = one.contributions.get(accountId)
      one.contributions.set(accountId, {
        accountId,
        fromSeq: earlier?.fromSeq ?? before.get(accountId) ?? 0,
        toSeq: seq,
        rounds: (earlier?.rounds ?? 0) + 1,
        staked: (earlier?.staked ?? 0) + stakeMinor,
      })
      if (isPoolWon(one.pool, stakeMinor, round.drawsFor(one.pool.id))) one.won.push(round)
    }
}

/**
 * Puts the contributions into the pools, then pays the wins in the order of their rounds. Returns the number of new
 * payments.
 */
async function settle({ clock }: CountNeeds, tx: Transaction, counted: readonly Counted[]): Promise<number> {
  const at = clock.now()
  const moved = counted.filter(({ contributions }) => contributions.size > 0)
  // All pools before all players' accounts, both sorted: a round that pays its own win locks them in the same order.
  for (const { pool } of moved) await lockPool(tx, pool.id)
  const winners = moved.flatMap(({ won }) => won.map(({ accountId }) => accountId))
  for (const accountId of [...new Set(winners)].sort((a, b) => a - b)) await lockBalance(tx, accountId)
  let hits = 0
  for (const { pool, contributions, won } of moved) {
    await contribute(tx, pool.id, [...contributions.values()], at)
    for (const round of won.sort(byMoment)) {
      const { paidAt } = await payHit(tx, pool.id, round, at)
      if (paidAt === at) hits += 1
    }
  }
  return hits
}

async function contribute(tx: Transaction, poolId: string, rows: readonly Contribution[], at: Date): Promise<void> {
  const pool = await lockPool(tx, poolId)
  assert(pool, 'A pool that is counted is there.')
  const micros = rows.reduce((sum, { staked }) => sum + contributionOf(pool, staked), 0n)
  const { moves } = await movePool(tx, pool, { kind: 'contributions', micros, at })
  await insertContributions(tx, { poolId, move: moves }, rows)
}

const byMoment = (a: BookedRound, b: BookedRound): number =>
  a.playedAt.getTime() - b.playedAt.getTime() || (a.roundId < b.roundId ? -1 : 1)
