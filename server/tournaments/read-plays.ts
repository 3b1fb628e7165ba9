import type { Querier } from '../kernel/index.ts'
import { listSequencesOf, listStakesAfter, type ReadPosition } from '../ledger/index.ts'
import type { TermsRow } from './tournaments.queries.ts'
import { countedAs, isIn, mayCount, type Counted, type Window } from './may-count.ts'
import type { RoundRow } from './rounds.queries.ts'
import { multipleOf, type Kept } from './score.ts'
import type { PlayedRound, RoundsOfBooks, Staked } from './needs.ts'

const ACCOUNTS_AT_ONCE = 200

/** Stakes of some accounts after their marks, in portions, each with how far every account of it was read. */
export async function* readStakes(
  db: Querier,
  marks: readonly ReadPosition[],
): AsyncGenerator<{ readonly stakes: readonly Staked[]; readonly marks: readonly ReadPosition[] }> {
  const present = new Map(
    (
      await listSequencesOf(
        db,
        marks.map(({ accountId }) => accountId),
      )
    ).map(({ accountId, seq }) => [accountId, seq]),
  )
  const behind = marks.filter(({ accountId, seq }) => (present.get(accountId) ?? 0) > seq)
  for (let at = 0; at < behind.length; at += ACCOUNTS_AT_ONCE) {
    const some = behind.slice(at, at + ACCOUNTS_AT_ONCE)
    const stakes = await listStakesAfter(db, some)
    const last = new Map(stakes.map((stake) => [stake.accountId, stake]))
    yield {
      stakes,
      // What was there before the stakes were read is read, also where it was no stake.
      marks: some.map(({ accountId, readTo }) => {
        const stake = last.get(accountId)
        const seq = Math.max(stake?.seq ?? 0, present.get(accountId) ?? 0)
        return { accountId, seq, readTo: stake?.createdAt ?? readTo }
      }),
    }
  }
}

/** A round of a tournament that is counted; `isOver`: its end has settled. */
export type Counting = { readonly round: RoundRow; readonly terms: TermsRow; readonly isOver: boolean }

export type Play = Counted & { readonly stake: Staked; readonly gameKey: string }

/** Stakes that count by the rules, with what their rounds won; those that wait for a decision apart, until `isOver`. */
export async function judgeStakes(
  { outcomesOf }: RoundsOfBooks,
  db: Querier,
  terms: TermsRow,
  { window, stakes, isOver }: { readonly window: Window; readonly stakes: readonly Staked[]; readonly isOver: boolean },
): Promise<{ readonly plays: Play[]; readonly waiting: Staked[] }> {
  const within = stakes.filter(({ createdAt }) => isIn(window, createdAt))
  if (within.length === 0) return { plays: [], waiting: [] }
  const outcomes = new Map((await outcomesOf(db, within)).map((round) => [round.roundId, round]))
  const plays: Play[] = []
  const waiting: Staked[] = []
  for (const stake of within) {
    const outcome = outcomes.get(stake.reference)
    if (!outcome || !mayCount(rulesOf(terms), outcome, stake.debit)) continue
    if (outcome.endedAt === null && !isOver) waiting.push(stake)
    else plays.push(playOf(stake, outcome, window))
  }
  return { plays, waiting }
}

const playOf = (stake: Staked, outcome: PlayedRound, window: Window): Play => ({
  stake,
  gameKey: outcome.gameKey,
  ...countedAs(window, outcome, stake.debit),
})

const rulesOf = ({ gameKeys, stakeMin, countsFree, countsBonus }: TermsRow) => ({
  gameKeys: [...gameKeys],
  stakeMinMinor: stakeMin,
  countsFreeRounds: countsFree,
  countsBonusMoney: countsBonus,
})

export const keptOfPlay = ({ stake, gameKey, stakeMinor, wonMinor }: Play): Kept => ({
  gameRoundId: stake.reference,
  gameKey,
  multiple: multipleOf(stakeMinor, wonMinor),
  playedAt: stake.createdAt,
})

/** Sums by the account of the stakes. */
export function sumPlays(plays: readonly Play[]): Map<number, { rounds: number; staked: number; won: number }> {
  const sums = new Map<number, { rounds: number; staked: number; won: number }>()
  for (const { stake, stakeMinor, wonMinor } of plays) {
    const so = sums.get(stake.accountId) ?? { rounds: 0, staked: 0, won: 0 }
    sums.set(stake.accountId, { rounds: so.rounds + 1, staked: so.staked + stakeMinor, won: so.won + wonMinor })
  }
  return sums
}
