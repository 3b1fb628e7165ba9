import type { playRound } from '#contract/play-v1/play.ts'
import { assert, refuse as refuseByCode, type Querier, type Transaction, type Refuse } from '../../kernel/index.ts'
import { findEntry, lockBalance, openContraAccount, postStake, type Stake } from '../../ledger/index.ts'
import { addToNetAnchor } from '../game-rounds.queries.ts'
import type { CommittedStake } from '../bets/store-bet-round.ts'
import type { LiveSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { insertBonusRound } from './bonus-rounds.queries.ts'
import type { RoundBonus, TakenStake } from './stake-with-bonus.ts'
import { StakeStopped } from '../stake-stopped.ts'

const refuse: Refuse<typeof playRound> = refuseByCode

/**
 * Free rounds of one game at one stake, from their room, which is beside this one. The room of shared games is given
 * them too (`CrashFreeRounds`): rooms of one floor share no types, and no lower floor knows free rounds. The
 * composition passes the same functions to both, so that the types are checked there.
 */
export type FreeRounds = {
  readonly find: (
    db: Querier,
    about: { readonly playerId: number; readonly gameKey: string; readonly at: Date },
  ) => Promise<
    | {
        readonly id: string
        readonly rounds: number
        readonly used: number
        readonly stake: number
        readonly expiresAt: Date
      }
    | undefined
  >
  readonly spend: (
    tx: Transaction,
    input: {
      readonly awardId: string
      readonly playerId: number
      readonly accountId: number
      readonly gameKey: string
      readonly stakeMinor: number
      readonly roundId: string
      readonly at: Date
    },
  ) => Promise<boolean>
  /** Records the win of a round, and takes off the cash what the terms hold of it; returns that amount. */
  readonly storeWin?: (
    tx: Transaction,
    won: {
      readonly awardId: string
      readonly accountId: number
      readonly roundId: string
      readonly winMinor: number
      readonly at: Date
    },
  ) => Promise<number>
  /** How many rounds of an award are left at a stake. */
  readonly countLeft: (
    db: Querier,
    about: {
      readonly awardId: string
      readonly playerId: number
      readonly gameKey: string
      readonly stakeMinor: number
      readonly at: Date
    },
  ) => Promise<number>
  /** Those of some rounds that were free. */
  readonly findSpent: (
    db: Querier,
    roundIds: readonly string[],
    playedAt?: ReadonlyMap<string, Date>,
  ) => Promise<ReadonlySet<string>>
}

/** The award, and whether the round waits for a decision after this stake. */
export type FreeStake = { readonly awardId: string; readonly isOpen: boolean }

/**
 * Takes a stake that the house pays for: the free round, the house's money, the stake and the win are one transaction.
 * The stake is taken by the same statement as any other, so block, limits, day and number are checked as always.
 * `absent`, as from the group commit, when a check stopped it or it is booked already.
 */
export async function stakeForFree(
  needs: GameRoundsNeeds,
  live: LiveSession,
  stake: Stake,
  { awardId, isOpen }: FreeStake,
): Promise<TakenStake> {
  try {
    return await needs.db.transaction((tx) => takeForFree(needs, tx, live, stake, { awardId, isOpen }))
  } catch (error) {
    if (error instanceof StakeStopped) return { outcome: 'absent' }
    throw error
  }
}

/** The same inside the caller's transaction. Throws `StakeStopped` where a check stops it. */
export async function takeForFree(
  { clock, currency, calendarDay, minimumRoundMs, freeRounds }: GameRoundsNeeds,
  tx: Transaction,
  live: LiveSession,
  stake: Stake,
  { awardId, isOpen }: FreeStake,
): Promise<CommittedStake & { readonly bonus?: RoundBonus }> {
  const { playerId, gameKey, id: sessionId } = live.row
  const { accountId, stakeMinor, reference: roundId } = stake
  assert(playerId !== null, 'Play for money has a player.')
  await lockBalance(tx, accountId)
  if (await findEntry(tx, roundId)) throw new StakeStopped()
  const at = clock.now()
  const isSpent = await freeRounds?.spend(tx, {
    awardId,
    playerId,
    accountId,
    gameKey,
    stakeMinor,
    roundId,
    at,
  })
  if (!isSpent) return refuse('ERR_FREE_ROUND_GONE')
  const contraId = await openContraAccount(tx, { path: `house:${currency}:stakes`, currency })
  const committed = await postStake(tx, stake, { day: calendarDay(), at, contraId, minimumRoundMs })
  if (!committed) throw new StakeStopped()
  const { winMinor } = stake
  const heldMinor = isOpen
    ? 0
    : ((await freeRounds?.storeWin?.(tx, { awardId, accountId, roundId, winMinor, at })) ?? 0)
  const balanceMinor = committed.balanceMinor - heldMinor
  // Shown with the round like the bonus's share: it is no cash, and what cash was after it.
  if (heldMinor > 0)
    await insertBonusRound(tx, { roundId, awardId, lent: 0, won: heldMinor, balanceAfter: balanceMinor })
  // What the house put in is no loss of the player's, and what it holds is no win.
  live.netAnchor = await addToNetAnchor(tx, sessionId, stakeMinor - heldMinor)
  const bonus = heldMinor > 0 ? { bonus: { stakeMinor: 0, wonMinor: heldMinor } } : {}
  return { outcome: 'committed', committed: { ...committed, balanceMinor }, at, ...bonus }
}
