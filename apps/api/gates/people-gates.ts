import type { BonusTerms } from '#server/bonuses/index.ts'
import type { TermsGate } from '#server/content/index.ts'
import type { ExclusionGate } from '#server/exclusion/index.ts'
import { judgeDeposit, type LimitsNeeds } from '#server/limits/index.ts'
import type { AccountGate } from './account-gate.ts'

export type Keepers = {
  readonly exclusion: Pick<ExclusionGate, 'judgeDeposit'>
  readonly accountGate: Pick<AccountGate, 'judgeDeposit' | 'judgeBonus'>
  readonly limits: LimitsNeeds
  readonly judgeTerms: TermsGate
}
type MoneyGate = (keepers: Keepers, playerId: number, amountMinor: number) => Promise<void>
type BonusGate = (keepers: Keepers, playerId: number, bonus: BonusTerms) => Promise<void>

const byExclusion = ({ exclusion }: Keepers, playerId: number) => exclusion.judgeDeposit(playerId)
const byAccount: MoneyGate = async ({ accountGate }, playerId, amountMinor) => {
  // A transfer between wallets is no deposit: it is judged with an amount of 0.
  if (amountMinor > 0) await accountGate.judgeDeposit(playerId, amountMinor)
}
const byTerms = async ({ judgeTerms }: Keepers, playerId: number) => judgeTerms(playerId)
const byLimits: MoneyGate = ({ limits }, playerId, amountMinor) => judgeDeposit(limits, playerId, amountMinor)

/** The gates of an online deposit, in this order. */
export const depositGates: readonly MoneyGate[] = [byExclusion, byTerms, byAccount, byLimits]

/** The same for cash at a desk. */
export const cashInGates: readonly MoneyGate[] = [byTerms, byAccount, byLimits]

/** A player who may not deposit may not get a bonus either: the same rules of exclusion. */
export const bonusGates: readonly BonusGate[] = [
  byExclusion,
  ({ accountGate }, playerId, bonus) => accountGate.judgeBonus(playerId, bonus),
]

/** A call runs all of them until the first refusal. A preview runs each separately (compose-capabilities.ts). */
export function inOrder<Question>(
  gates: readonly ((keepers: Keepers, playerId: number, asked: Question) => Promise<void>)[],
  keepers: Keepers,
): (playerId: number, asked: Question) => Promise<void> {
  return async (playerId, asked) => {
    for (const gate of gates) await gate(keepers, playerId, asked)
  }
}
