import { findTargets } from '../players/index.ts'
import { checkPool, type PoolDifference } from './check-pool.ts'
import { listWon } from './checks.queries.ts'
import type { CountNeeds } from './needs.ts'
import { isPoolWon } from './pool.ts'
import { listOpenedPools, listRuns, type PoolRow } from './pools.queries.ts'
import { compareAccounts, type PoolFinding } from './recompute-pools.ts'
import { listBehind, listUnfoundWins, saveRecomputed, sumByAccountSince, type Behind } from './recomputed.queries.ts'
import { replayWins } from './replay-wins.ts'
import { takesPart } from './takes-part.ts'

const ACCOUNTS_AT_ONCE = 1_000
/** A win may be paid with its round, before the round is counted: it is looked for the next time. */
const COUNTED_MS = 10 * 60_000

/**
 * Checks every pool, and recomputes it from the rounds that were counted since the last time, some accounts in each
 * transaction. An account that differs is looked at again the next time; `recomputePools` begins from the beginning.
 */
export async function recomputeSince(needs: CountNeeds): Promise<PoolFinding[]> {
  const { db, clock } = needs
  const found: PoolFinding[] = []
  const before = new Date(clock.now().getTime() - COUNTED_MS)
  for (const pool of await listOpenedPools(db)) {
    const differences = [...(await checkPool(db, pool)).differences, ...(await replaySince(needs, pool))]
    const unfound = (await listUnfoundWins(db, pool.id, before)).map(({ roundId }) => roundId)
    for (const roundId of new Set([...unfound, ...(await replayWins(needs, pool, before))]))
      differences.push({ rule: 'win', detail: `round ${roundId} was paid and did not win` })
    found.push(...differences.map((difference) => ({ ...difference, poolId: pool.id })))
  }
  return found
}

async function replaySince(needs: CountNeeds, pool: PoolRow): Promise<PoolDifference[]> {
  const runs = await listRuns(needs.db, [pool.id])
  const begun = new Date(Math.min(...runs.flatMap(({ liveFrom }) => liveFrom?.getTime() ?? [])))
  const behind = await listBehind(needs.db, pool.id, begun)
  const found: PoolDifference[] = []
  for (let at = 0; at < behind.length; at += ACCOUNTS_AT_ONCE)
    found.push(...(await replaySome(needs, pool, { runs, begun, behind: behind.slice(at, at + ACCOUNTS_AT_ONCE) })))
  return found
}

type Some = {
  readonly runs: Awaited<ReturnType<typeof listRuns>>
  readonly begun: Date
  readonly behind: readonly Behind[]
}

function replaySome({ db, rounds }: CountNeeds, pool: PoolRow, { runs, begun, behind }: Some) {
  return db.transaction(async (tx): Promise<PoolDifference[]> => {
    const marks = new Map(behind.map((mark) => [mark.accountId, mark]))
    const written = await sumByAccountSince(tx, pool.id, behind)
    const paid = new Set((await listWon(tx, pool.id)).map(({ roundId }) => roundId))
    const made = new Map<number, { rounds: number; staked: number }>()
    const readTo = new Map<number, Date>()
    const [won, unpaid] = [new Set<string>(), new Map<number, PoolDifference>()]
    for await (const portion of rounds.readOn(tx, behind, begun, [...marks.keys()])) {
      const targets = await findTargets(tx, [...new Set(portion.rounds.map(({ playerId }) => playerId))])
      for (const round of portion.rounds) {
        const { accountId, seq, stakeMinor, roundId } = round
        if (seq > (marks.get(accountId)?.counted ?? 0)) continue
        readTo.set(accountId, round.playedAt)
        if (targets.get(round.playerId) !== pool.target || !takesPart(pool, runs, round)) continue
        const sum = made.get(accountId) ?? { rounds: 0, staked: 0 }
        made.set(accountId, { rounds: sum.rounds + 1, staked: sum.staked + stakeMinor })
        if (!isPoolWon(pool, stakeMinor, round.drawsFor(pool.id))) continue
        won.add(roundId)
        if (!paid.has(roundId)) unpaid.set(accountId, { rule: 'win', detail: `round ${roundId} won and was not paid` })
      }
    }
    const isRight = ({ accountId }: Behind) => {
      const [is, follows] = [written.get(accountId), made.get(accountId)]
      return is?.rounds === follows?.rounds && is?.staked === follows?.staked && !unpaid.has(accountId)
    }
    const done = behind.filter(isRight).map((mark) => ({ ...mark, readTo: readTo.get(mark.accountId) ?? mark.readTo }))
    await saveRecomputed(tx, pool.id, done, [...won])
    return [...unpaid.values(), ...compareAccounts(written, made)]
  })
}
