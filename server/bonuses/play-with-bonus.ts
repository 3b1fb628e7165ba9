import { shareOf } from '#money'
import { assert, refuse, type Querier, type Transaction } from '../kernel/index.ts'
import { readBonusBalance } from '../wallet/index.ts'
import * as awards from './awards.queries.ts'
import * as queries from './bonuses.queries.ts'
import { endBonus } from './end-bonus.ts'
import { passMoney } from './move-bonus-money.ts'
import { wageringTargetOf } from './show-bonus.ts'
import { insertStep } from './steps.queries.ts'

export type LendInput = {
  readonly playerId: number
  /** The stake of the round, and the part that the player's cash does not cover. */
  readonly stakeMinor: number
  readonly lentMinor: number
  readonly gameKey: string
  readonly roundId: string
  /** Percentage of a stake that counts, unless the bonus defines its own; a game with 0 accepts no bonus money. */
  readonly percent: number
  readonly at: Date
  /** The award whose win is risked: only this award lends, and the stake already counted for its terms. */
  readonly again?: string
}

/**
 * Puts what cash lacks of a stake on the cash account, inside the transaction of the round that stakes it. Returns the
 * award that it came from; undefined when there is none, or it has too little. Refuses a stake above the maximum of the
 * bonus.
 */
export async function lendForStake(tx: Transaction, input: LendInput): Promise<string | undefined> {
  const { playerId, stakeMinor, lentMinor, gameKey, roundId, percent, at, again } = input
  if (percent <= 0) return undefined
  const active = await awards.findActive(tx, playerId)
  if (again !== undefined && active?.award.id !== again) return undefined
  const of = active && (await awards.lockAward(tx, active.award.id))
  if (of?.award.state !== 'active' || of.award.playBefore === null || of.award.playBefore <= at) return undefined
  if (of.award.backAskedAt !== null) return undefined
  const counted = of.bonus.listsGames ? await queries.findShare(tx, of.bonus.id, gameKey) : percent
  if (!counted) return undefined
  const { stakeMax, currency } = of.bonus
  if (stakeMax !== null && stakeMinor > stakeMax)
    return refuse('ERR_BONUS_STAKE_TOO_HIGH', { stakeMax: { amountMinor: stakeMax, currency } })
  if (!(await passMoney(tx, { of, kind: 'bonus-stake', from: 'bonus', amountMinor: lentMinor, at }))) return undefined
  const isAgain = again !== undefined
  const countedMinor = isAgain ? 0 : shareOf(lentMinor, counted, 100)
  await awards.recordStake(tx, of.award.id, countedMinor)
  await insertStep(tx, of.award.id, {
    kind: 'staked',
    at,
    change: -lentMinor,
    roundId,
    gameKey,
    stake: stakeMinor,
    counted: countedMinor,
    percent: counted,
    isAgain,
  })
  return of.award.id
}

type Settlement = {
  readonly awardId: string
  readonly roundId: string
  readonly shareMinor: number
  readonly at: Date
  /** The round continues: this settles only a part of it, such as half of a bet. */
  readonly isOpen?: boolean
}

/**
 * The end of a round that had bonus money, inside the transaction that books its win: the bonus's share of the win
 * returns to the bonus. Once enough was staked the bonus becomes cash, and with nothing left it ends. Returns what
 * became cash.
 */
export async function settleBonus(
  tx: Transaction,
  { awardId, roundId, shareMinor, at, isOpen = false }: Settlement,
): Promise<{ readonly convertedMinor: number }> {
  const of = await awards.lockAward(tx, awardId)
  assert(of?.award.state === 'active', 'A bonus does not end before its rounds.')
  if (shareMinor > 0) {
    const isPassed = await passMoney(tx, { of, kind: 'bonus-win', from: 'cash', amountMinor: shareMinor, at })
    assert(isPassed, 'A win that was just booked is there.')
    await insertStep(tx, awardId, { kind: 'won', at, change: shareMinor, roundId })
  }
  if (isOpen) return { convertedMinor: 0 }
  await awards.recordRoundEnd(tx, awardId)
  if (of.award.openRounds > 1) return { convertedMinor: 0 }
  if (of.award.withdrawnAt !== null) {
    await endBonus(tx, of, { move: 'cancel', by: 'withdrawal', at })
    return { convertedMinor: 0 }
  }
  if (of.award.wagered >= wageringTargetOf(of.bonus) && of.award.backAskedAt === null)
    return { convertedMinor: await endBonus(tx, of, { move: 'convert', by: 'play', at }) }
  if ((await readBonusBalance(tx, of.award.playerId)) === 0) await endBonus(tx, of, { move: 'use-up', by: 'play', at })
  return { convertedMinor: 0 }
}

/**
 * Owner of the bonus's share of an earlier win now: still the bonus, the player since the conversion, or nobody since
 * the bonus ended.
 */
export async function whoseShare(db: Querier, awardId: string): Promise<'bonus' | 'player' | 'nobody'> {
  const of = await awards.findAward(db, awardId)
  if (of?.award.state === 'active') return 'bonus'
  return of?.award.state === 'converted' ? 'player' : 'nobody'
}
