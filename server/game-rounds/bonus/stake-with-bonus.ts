import type { Static } from 'typebox'
import type { BonusLeft } from '#contract/shapes/bonuses.ts'
import { shareOf } from '#money'
import { assert, type Querier, type Transaction } from '../../kernel/index.ts'
import { findEntry, lockBalance, openContraAccount, postStake, readBalance, type Stake } from '../../ledger/index.ts'
import { insertBonusRound, markLent } from './bonus-rounds.queries.ts'
import { addToNetAnchor } from '../game-rounds.queries.ts'
import type { LiveSession } from '../sessions/live-sessions.ts'
import type { GameRoundsNeeds } from '../needs.ts'
import { StakeStopped } from '../stake-stopped.ts'
import type { CommittedStake } from '../bets/store-bet-round.ts'

/** Bonus money of players; its room is beside this one. */
export type BonusMoney = {
  /** Bonus money that a player can play with in a game; undefined where there is none. */
  readonly find: (
    db: Querier,
    about: { readonly playerId: number; readonly gameKey: string; readonly at: Date },
  ) => Promise<Static<typeof BonusLeft> | undefined>
  /** Puts what cash lacks of a stake on the cash account; returns the award that it came from, or undefined. */
  readonly lend: (
    tx: Transaction,
    input: {
      readonly playerId: number
      readonly gameKey: string
      readonly roundId: string
      readonly stakeMinor: number
      readonly lentMinor: number
      readonly at: Date
      /** The award whose win is risked; only this award lends then. */
      readonly again?: string
    },
  ) => Promise<string | undefined>
  /** Takes the bonus's share of a booked win off the cash account; returns what of the bonus became cash with it. */
  readonly settle: (
    tx: Transaction,
    round: {
      readonly awardId: string
      readonly roundId: string
      readonly shareMinor: number
      readonly at: Date
      readonly isOpen?: boolean
    },
  ) => Promise<{ readonly convertedMinor: number }>
  /** What the bonus's share of an earlier win is now. */
  readonly whose: (db: Querier, awardId: string) => Promise<'bonus' | 'player' | 'nobody'>
}

/** Result of a stake, and of the bonus that had a part in it. */
export type TakenStake =
  | (CommittedStake & { readonly bonus?: RoundBonus })
  | { readonly outcome: 'absent'; readonly bonus?: undefined }

/** In minor units; the share of the win is unknown while the round is open. */
export type RoundBonus = { readonly stakeMinor: number; readonly wonMinor: number | null }

/** Whether bonus money covers what the player's cash lacks of a stake in this game. */
export async function hasLack({ db, clock, bonuses }: GameRoundsNeeds, live: LiveSession, lackMinor: number) {
  const { playerId, gameKey } = live.row
  if (!bonuses || playerId === null) return false
  const left = await bonuses.find(db, { playerId, gameKey, at: clock.now() })
  return left !== undefined && left.balance.amountMinor >= lackMinor
}

/**
 * Takes a stake that cash alone does not cover: the lent money, the stake, the win and the bonus's share of it are one
 * transaction. The stake is taken by the same statement as any other. `absent` when a check stopped it. Cash is used
 * first, so only a stake that the group commit did not take comes here, and rounds of a player without a bonus are not
 * slowed down.
 * @param isOpen whether the round waits for a decision after this stake
 */
export async function stakeWithBonus(
  needs: GameRoundsNeeds,
  live: LiveSession,
  stake: Stake,
  isOpen: boolean,
): Promise<TakenStake> {
  const present = await readBalance(needs.db, stake.accountId)
  const lackMinor = stake.stakeMinor - (present?.balance ?? 0)
  if (lackMinor <= 0 || !(await hasLack(needs, live, lackMinor))) return { outcome: 'absent' }
  try {
    return await needs.db.transaction((tx) => takeWithBonus(needs, tx, live, stake, isOpen))
  } catch (error) {
    if (error instanceof StakeStopped) return { outcome: 'absent' }
    throw error
  }
}

/** The same inside the caller's transaction, which has locked the balance. Throws `StakeStopped` where a check stops it. */
export async function takeWithBonus(
  { clock, currency, calendarDay, minimumRoundMs, bonuses }: GameRoundsNeeds,
  tx: Transaction,
  live: LiveSession,
  stake: Stake,
  isOpen: boolean,
): Promise<CommittedStake & { readonly bonus: RoundBonus }> {
  const { playerId, gameKey, id: sessionId } = live.row
  const { accountId, stakeMinor, winMinor, seriesId, reference: roundId } = stake
  assert(playerId !== null, 'Play for money has a player.')
  const present = await lockBalance(tx, accountId)
  const lentMinor = stakeMinor - (present?.balance ?? 0)
  if (lentMinor <= 0 || (await findEntry(tx, roundId))) throw new StakeStopped()
  const at = clock.now()
  const awardId = await bonuses?.lend(tx, { playerId, gameKey, roundId, stakeMinor, lentMinor, at })
  if (!bonuses || awardId === undefined) throw new StakeStopped()
  const contraId = await openContraAccount(tx, { path: `house:${currency}:stakes`, currency })
  const committed = await postStake(tx, stake, { day: calendarDay(), at, contraId, minimumRoundMs })
  if (!committed) throw new StakeStopped()
  const shareMinor = shareOf(winMinor, lentMinor, stakeMinor)
  const settled = isOpen ? { convertedMinor: 0 } : await bonuses.settle(tx, { awardId, roundId, shareMinor, at })
  const balanceMinor = committed.balanceMinor - shareMinor + settled.convertedMinor
  const won = isOpen ? null : shareMinor
  await insertBonusRound(tx, { roundId, awardId, lent: lentMinor, won, balanceAfter: balanceMinor })
  if (isOpen) await markLent(tx, roundId, seriesId, lentMinor)
  // Bonus money is not part of the player's net result until it becomes cash.
  live.netAnchor = await addToNetAnchor(tx, sessionId, lentMinor - shareMinor)
  const bonus = { stakeMinor: lentMinor, wonMinor: won }
  return { outcome: 'committed', committed: { ...committed, balanceMinor }, at, bonus }
}
