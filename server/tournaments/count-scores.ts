import { sendWithCommit, type Transaction } from '../kernel/index.ts'
import { BOARD_CHANGED } from './board-changed.ts'
import { countMissions } from './count-missions.ts'
import type { CountNeeds, Staked } from './needs.ts'
import { judgeStakes, keptOfPlay, readStakes, sumPlays, type Counting, type Play } from './read-plays.ts'
import { findRound, listInStates, setChecked, setCounted } from './rounds.queries.ts'
import { recompute } from './recompute.ts'
import { keepBest, scoresOf } from './score.ts'
import * as queries from './scores.queries.ts'
import { termsOfRound } from './terms.ts'

/** After this time all stakes from before the end are booked, whichever process took them. */
export const SETTLE_MS = 30_000

/** One pass over all rounds that are running or have just ended. Returns how many of them changed. */
export async function countScores(needs: CountNeeds): Promise<number> {
  let changed = 0
  for (const { id } of await listInStates(needs.db, needs.brand.target, ['running', 'scoring']))
    if (await countRound(needs, id)) changed += 1
  return changed
}

/**
 * Counts stakes booked since the last pass. The kept rounds of games, the sums and each player's position in the books
 * are one transaction, so that everything counts once even if the process is killed. Only one process counts a round at
 * a time. Once SETTLE_MS have passed after the end, rounds that still wait for a decision are counted by the rule, and
 * the whole table is recomputed from the books.
 */
export async function countRound(needs: CountNeeds, roundId: string): Promise<boolean> {
  const { db, clock, brand } = needs
  return db.transaction(async (tx) => {
    if (!(await queries.takeCounting(tx, roundId))) return false
    const round = await findRound(tx, brand.target, roundId)
    if (!round || (round.state !== 'running' && round.state !== 'scoring') || round.checkedAt) return false
    const at = clock.now()
    const isOver = round.state === 'scoring' && at.getTime() >= round.endsAt.getTime() + SETTLE_MS
    const terms = await termsOfRound(tx, round)
    const isChanged =
      terms.scoring.kind === 'missions'
        ? await countMissions(needs, tx, { round, terms })
        : await countPlays(needs, tx, { round, terms, isOver })
    await setCounted(tx, roundId, at)
    if (isOver) {
      const { rounds, differences } = await recompute(needs, tx, { round, terms, isOver })
      await setChecked(tx, roundId, { at, rounds, differences: differences.length })
    }
    if (isChanged || isOver) await sendWithCommit(tx, { topic: BOARD_CHANGED, id: roundId })
    return isChanged
  })
}

async function countPlays(
  { rounds }: CountNeeds,
  tx: Transaction,
  { round, terms, isOver }: Counting,
): Promise<boolean> {
  const entries = await queries.listCounted(tx, round.id)
  const playerOf = new Map(entries.map(({ accountId, playerId }) => [accountId, playerId]))
  let touched = await countWaiting({ rounds }, tx, { round, terms, isOver })
  for await (const { stakes, marks } of readStakes(tx, entries)) {
    const { plays, waiting } = await judgeStakes(rounds, tx, terms, { window: round, stakes, isOver })
    const playing = (accountId: number) => playerOf.get(accountId) ?? 0
    if (waiting.length > 0)
      await queries.insertWaiting(
        tx,
        round.id,
        waiting.map((stake) => waitingOf(stake, playing)),
      )
    await keepPlays(tx, { round, terms }, plays, playing)
    const sums = sumPlays(plays)
    await queries.addProgress(
      tx,
      round.id,
      marks.map(({ accountId, seq, readTo }) => ({
        playerId: playing(accountId),
        seq,
        readTo,
        ...(sums.get(accountId) ?? { rounds: 0, staked: 0, won: 0 }),
      })),
    )
    if (plays.length > 0) touched = true
  }
  return touched
}

/** Rounds that waited for a decision: counts those that are over now, or all of them once the end has settled. */
async function countWaiting(
  { rounds }: Pick<CountNeeds, 'rounds'>,
  tx: Transaction,
  counting: Counting,
): Promise<boolean> {
  const { round, terms, isOver } = counting
  const rows = await queries.listWaiting(tx, round.id)
  if (rows.length === 0) return false
  const stakes = rows.map(({ gameRoundId, playedAt, playerId, ...row }): Staked => ({
    ...row,
    accountId: playerId,
    reference: gameRoundId,
    credit: 0,
    createdAt: playedAt,
  }))
  const { plays } = await judgeStakes(rounds, tx, terms, { window: round, stakes, isOver })
  if (plays.length === 0) return false
  await queries.removeWaiting(
    tx,
    round.id,
    plays.map(({ stake }) => stake.reference),
  )
  await keepPlays(tx, { round, terms }, plays, (playerId) => playerId)
  const entries = new Map((await queries.listCounted(tx, round.id)).map((entry) => [entry.playerId, entry]))
  const progress = [...sumPlays(plays)].flatMap(([playerId, sums]) => {
    const entry = entries.get(playerId)
    return entry ? [{ playerId, seq: entry.seq, readTo: entry.readTo, ...sums }] : []
  })
  await queries.addProgress(tx, round.id, progress)
  return true
}

/** Merges new plays with each player's kept rounds, keeps the best, and writes the resulting scores. */
async function keepPlays(
  tx: Transaction,
  { round, terms }: Pick<Counting, 'round' | 'terms'>,
  plays: readonly Play[],
  playerOf: (key: number) => number,
): Promise<void> {
  const came = Map.groupBy(plays, ({ stake }) => playerOf(stake.accountId))
  const players = [...came.keys()]
  if (players.length === 0) return
  const before = Map.groupBy(await queries.listKept(tx, round.id, players), ({ playerId }) => playerId)
  const kept = new Map(
    [...came].map(([playerId, some]) => [
      playerId,
      keepBest(terms.scoring, [...(before.get(playerId) ?? []), ...some.map(keptOfPlay)]),
    ]),
  )
  const rows = [...kept].flatMap(([playerId, some]) => some.map((one) => ({ ...one, playerId })))
  await queries.replaceKept(tx, round.id, players, rows)
  if (terms.scoring.kind === 'points') return rescore(tx, { round, terms })
  await queries.writeScores(tx, round.id, players, scoresOf(terms.scoring, kept))
}

/** Recomputes everybody's score, for scorings in which one player's place changes another's. */
export async function rescore(tx: Transaction, { round, terms }: Pick<Counting, 'round' | 'terms'>): Promise<void> {
  if (terms.scoring.kind !== 'points') return
  const kept = Map.groupBy(await queries.listKept(tx, round.id), ({ playerId }) => playerId)
  const players = (await queries.listCounted(tx, round.id)).map(({ playerId }) => playerId)
  await queries.writeScores(tx, round.id, players, scoresOf(terms.scoring, kept))
}

const waitingOf = (stake: Staked, playerOf: (accountId: number) => number): queries.WaitingRow => ({
  playerId: playerOf(stake.accountId),
  gameRoundId: stake.reference,
  seq: stake.seq,
  seriesId: stake.seriesId,
  ordinal: stake.ordinal,
  debit: stake.debit,
  playedAt: stake.createdAt,
})
