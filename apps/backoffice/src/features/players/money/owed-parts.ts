import type { Money } from '#contract/shapes/money.ts'

export type OwnMoney = {
  readonly balance: Money
  readonly held: Money
  readonly bonus: Money
  readonly landBased: Money
}

/** The parts of a player's money, each once: what is free, what a withdrawal holds, bonus money, and what venues can reach. */
export function owedParts({ balance, held, bonus, landBased }: OwnMoney) {
  return [
    { part: 'free', amount: balance },
    { part: 'held', amount: held },
    { part: 'bonus', amount: bonus },
    { part: 'landBased', amount: landBased },
  ] as const
}

/** What the parts come to. */
export function sumOwed(money: OwnMoney): Money {
  const amountMinor = owedParts(money).reduce((sum, { amount }) => sum + amount.amountMinor, 0)
  return { amountMinor, currency: money.balance.currency }
}
