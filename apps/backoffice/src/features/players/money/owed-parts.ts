import type { Money } from '#contract/shapes/money.ts'

export type OwnMoney = {
  readonly balance: Money
  readonly held: Money
  readonly bonus: Money
  readonly landBased: Money
}

/** The disjoint parts of a player's money: available, held by withdrawals, bonus money, and the land-based wallet. */
export function owedParts({ balance, held, bonus, landBased }: OwnMoney) {
  return [
    { part: 'free', amount: balance },
    { part: 'held', amount: held },
    { part: 'bonus', amount: bonus },
    { part: 'landBased', amount: landBased },
  ] as const
}

/** The sum of the parts. */
export function sumOwed(money: OwnMoney): Money {
  const amountMinor = owedParts(money).reduce((sum, { amount }) => sum + amount.amountMinor, 0)
  return { amountMinor, currency: money.balance.currency }
}
