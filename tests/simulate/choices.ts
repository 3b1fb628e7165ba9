import type { LimitChoice, LimitKind } from '#contract/shapes/limits.ts'
import { limitFacts } from '#contract/shapes/limits.ts'
import type { Currency } from '#contract/shapes/money.ts'
import type { Market } from './market.ts'
import type { Random } from '#tools/people/random.ts'
import type { SimulatedLimit } from './facts.ts'

/** The amount of one deposit, in minimum stakes. */
export const PAID_IN_STAKES = 500

/** Amounts of withdrawals, in minimum stakes: little, a whole deposit, more than the balance. */
export const WITHDRAWN_STAKES = [100, 250, 500, 5_000] as const

type Kinds = readonly [LimitKind, ...LimitKind[]]

/** The kinds of limits that the market requires first, and those that people change later. */
export const KINDS: Readonly<Record<Market['key'], { readonly first: Kinds; readonly changed: Kinds }>> = {
  CZE: {
    first: [
      'LogonDurationDayWholeSystemLimit',
      'LogonCountMonthWholeSystemLimit',
      'LogonBreakWholeSystemLimit',
      'VisitCountMonthCasinoLimit',
      'StakeDayCasinoLimit',
      'StakeMonthCasinoLimit',
      'LossDayCasinoLimit',
      'LossMonthCasinoLimit',
      'LossDayLiveGamesLimit',
      'LossMonthLiveGamesLimit',
      'DepositDayWholeSystemLimit',
      'DepositMonthWholeSystemLimit',
    ],
    changed: [
      'DepositDayWholeSystemLimit',
      'DepositMonthWholeSystemLimit',
      'StakeDayCasinoLimit',
      'StakeMonthCasinoLimit',
      'LossDayCasinoLimit',
      'LossMonthCasinoLimit',
      'LogonBreakWholeSystemLimit',
      'LogonDurationDayWholeSystemLimit',
      'LogonCountMonthWholeSystemLimit',
    ],
  },
  SVK: {
    first: [
      'StakeMonthCasinoLimit',
      'LossMonthCasinoLimit',
      'LossMonthCrashGameLimit',
      'DepositDayWholeSystemLimit',
      'DepositMonthWholeSystemLimit',
    ],
    changed: [
      'DepositDayWholeSystemLimit',
      'DepositMonthWholeSystemLimit',
      'StakeMonthCasinoLimit',
      'LossMonthCasinoLimit',
      'LogonCountDayWholeSystemLimit',
    ],
  },
}

/** A value that play will reach: some stakes, some minutes, a few sign-ins; or none. */
export function choiceFor(
  random: Random,
  kind: LimitKind,
  { none, leastStake }: { none: number; leastStake: number },
): SimulatedLimit {
  if (random.chance(none)) return { kind, value: null }
  const { unit, period, measure } = limitFacts(kind)
  if (measure === 'deposit')
    return { kind, value: leastStake * PAID_IN_STAKES * (1 + random.below(period === 'day' ? 3 : 6)) }
  if (unit === 'money') return { kind, value: leastStake * (1 + random.below(period === 'day' ? 12 : 40)) }
  if (unit === 'count') return { kind, value: 1 + random.below(6) }
  return { kind, value: measure === 'logon-break' ? 10 + random.below(180) : 15 + random.below(150) }
}

/** A request in the form of the calls. */
export function choiceOf({ kind, value }: SimulatedLimit, currency: Currency): LimitChoice {
  if (value === null) return { kind, value }
  const { unit } = limitFacts(kind)
  if (unit === 'money') return { kind, value: { amountMinor: value, currency } }
  return { kind, value: unit === 'minutes' ? { minutes: value } : { count: value } }
}
