import type { PlayerFacts } from '../facts/player-facts.ts'
import { plain, type RiskEvent } from './event.ts'
import { eventOf } from './money-signals.ts'

const DAY_MS = 86_400_000

/** Other accounts with something in common, each counted once, since it was first known. */
export function linkedAccounts({ linked }: PlayerFacts): RiskEvent[] {
  const first = new Map<number, RiskEvent>()
  for (const { at, reason, otherPlayerId } of linked) {
    const known = first.get(otherPlayerId)
    if (!known || at < known.at) first.set(otherPlayerId, { ...plain, at, reference: reason, otherPlayerId })
  }
  return [...first.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

/** Bonuses that became cash and were followed by a withdrawal within a day; each bonus counts once. */
export function bonusesTakenOut({ conversions, withdrawals }: PlayerFacts): RiskEvent[] {
  return conversions.flatMap(({ at }) => {
    const out = withdrawals.find((one) => one.at > at && one.at.getTime() <= at.getTime() + DAY_MS)
    return out ? [eventOf(out)] : []
  })
}

/** Shared rounds in which a linked account was on the other side, each counted once. */
export function opposedRounds({ opposed }: PlayerFacts): RiskEvent[] {
  return opposed.map(({ at, roundId, otherPlayerId, stakeMinor }) => ({
    ...plain,
    at,
    reference: roundId,
    otherPlayerId,
    amountMinor: stakeMinor,
    once: roundId,
  }))
}
