import type { MoneyFact, PlayerFacts } from '../facts/player-facts.ts'
import { plain, type RiskEvent } from './event.ts'

const HOUR_MS = 3_600_000

/** Deposits that stay a little below the amount from which the law has a payer identified: from four fifths of it. */
export function justBelow({ deposits }: PlayerFacts, identifiedFromMinor: number): RiskEvent[] {
  return deposits
    .filter(({ amountMinor }) => amountMinor < identifiedFromMinor && amountMinor * 5 >= identifiedFromMinor * 4)
    .map(eventOf)
}

const QUICK_MS = 72 * HOUR_MS

/**
 * Withdrawals of at least half of what was deposited in the three days before, of which less than half was staked meanwhile.
 */
export function quicklyOut({ deposits, withdrawals, slots }: PlayerFacts): RiskEvent[] {
  return withdrawals.flatMap((out) => {
    const before = deposits.filter(({ at }) => at < out.at && at.getTime() >= out.at.getTime() - QUICK_MS)
    const first = before[0]
    if (!first) return []
    const deposited = sum(before)
    const staked = slots
      .filter(({ startsAt }) => startsAt.getTime() > first.at.getTime() - HOUR_MS / 4 && startsAt <= out.at)
      .reduce((total, slot) => total + slot.staked, 0)
    return staked * 2 < deposited && out.amountMinor * 2 >= deposited ? [eventOf(out)] : []
  })
}

/** Cards that the player allowed to be stored, each counted once. */
export function cardsKept({ cards }: PlayerFacts): RiskEvent[] {
  return cards.map(({ at, hint }) => ({ ...plain, at, reference: hint }))
}

export function declaredExposed({ declared }: PlayerFacts): RiskEvent[] {
  return declared?.isExposed ? [{ ...plain, at: declared.at }] : []
}

export function declaredSanctioned({ declared }: PlayerFacts): RiskEvent[] {
  return declared?.isSanctioned ? [{ ...plain, at: declared.at }] : []
}

export function declaredNotOwn({ declared }: PlayerFacts): RiskEvent[] {
  return declared?.isNotOwn ? [{ ...plain, at: declared.at }] : []
}

export function sourceRequested({ sourceRequests }: PlayerFacts): RiskEvent[] {
  return sourceRequests.map(({ at, reference }) => ({ ...plain, at, reference }))
}

export const eventOf = ({ at, amountMinor, reference }: MoneyFact): RiskEvent => ({
  ...plain,
  at,
  amountMinor,
  reference,
})

const sum = (facts: readonly MoneyFact[]) => facts.reduce((total, { amountMinor }) => total + amountMinor, 0)
