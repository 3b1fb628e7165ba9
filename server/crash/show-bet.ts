import type { Static } from 'typebox'
import type { CrashBet, CrashRound } from '#contract/play-v1/crash.ts'
import type { BonusLeft } from '#contract/shapes/bonuses.ts'
import type { FreeRoundsLeft } from '#contract/shapes/free-rounds.ts'
import type { Money } from '#contract/shapes/money.ts'
import { readBalance } from '../ledger/index.ts'
import type { CrashRoom } from './crash-room.ts'
import type { BetRow } from './bets.queries.ts'
import type { RoundRow } from './rounds.queries.ts'
import type { CrashSession } from './needs.ts'

/** A bet as the contract shows it to its player. */
export function showBet(bet: BetRow, round: RoundRow | undefined): Static<typeof CrashBet> {
  const { currency } = bet
  const startedAt = round?.id === bet.roundId ? round?.startedAt : undefined
  return {
    betId: bet.id,
    roundId: bet.roundId,
    slot: bet.slot,
    stake: { amountMinor: bet.stake, currency },
    autoCashOut: bet.autoCashOut,
    state: bet.state,
    cashOut: bet.cashOut,
    halfOut: bet.halfOut,
    cashedBy: bet.cashedBy,
    win: { amountMinor: bet.win, currency },
    refusal: bet.refusal,
    ...(bet.awardId === null ? {} : { bonus: showBonusPart(bet) }),
    ...(bet.freeRoundsId === null ? {} : { freeRoundsId: bet.freeRoundsId }),
    askedAfterMs: bet.askedAt && startedAt ? bet.askedAt.getTime() - startedAt.getTime() : null,
  }
}

/** The share of the win is shown once the bet is over. */
function showBonusPart({ lent, bonusWon, state, currency }: BetRow): NonNullable<Static<typeof CrashBet>['bonus']> {
  const win = state === 'placed' ? null : { amountMinor: bonusWon, currency }
  return { stake: { amountMinor: lent, currency }, win }
}

/** A round as the contract shows it. Secrets are not in the row before the round is over. */
export function showRound(round: RoundRow): Static<typeof CrashRound> {
  const instant = (at: Date | null): string | null => at?.toISOString() ?? null
  return {
    roundId: round.id,
    number: round.no,
    state: round.state,
    locksAt: instant(round.locksAt),
    startedAt: instant(round.startedAt),
    crashedAt: instant(round.crashedAt),
    crashPoint: round.crashPoint,
    stoppedAt: round.stoppedAt,
  }
}

export type PresentMoney = {
  readonly balance: Money
  readonly netResult: Money
  /** Bonus money that covers what cash lacks of a stake. */
  readonly bonus: Static<typeof BonusLeft> | null
  /** Free rounds, of the award that ends first. */
  readonly freeRounds: Static<typeof FreeRoundsLeft> | null
  readonly serverTime: string
}

type PresentNeeds = Pick<CrashRoom, 'db' | 'clock' | 'playMoney' | 'bonuses' | 'freeRounds' | 'readNetAnchor'>

/** Balances of a player now. */
export async function readPresent(
  { db, clock, playMoney, bonuses, freeRounds, readNetAnchor }: PresentNeeds,
  { id, gameKey, playerId, accountId, currency, stakes }: CrashSession,
): Promise<PresentMoney> {
  const money = (amountMinor: number): Money => ({ amountMinor, currency })
  const serverTime = clock.now().toISOString()
  if (accountId === null || playerId === null) {
    const { balance, net } = await playMoney.read(db, id)
    return { balance: money(balance), bonus: null, freeRounds: null, netResult: money(net), serverTime }
  }
  const [balance, netAnchor, bonus, given] = await Promise.all([
    readBalance(db, accountId),
    readNetAnchor(db, id),
    bonuses?.find(db, { playerId, gameKey, at: clock.now() }),
    freeRounds?.find(db, { playerId, gameKey, at: clock.now() }),
  ])
  const net = netAnchor + (balance?.won ?? 0) - (balance?.staked ?? 0)
  return {
    balance: money(balance?.balance ?? 0),
    netResult: money(net),
    bonus: bonus ?? null,
    freeRounds:
      given && stakes.includes(given.stake)
        ? {
            freeRoundsId: given.id,
            left: given.rounds - given.used,
            stake: money(given.stake),
            expiresAt: given.expiresAt.toISOString(),
          }
        : null,
    serverTime,
  }
}
