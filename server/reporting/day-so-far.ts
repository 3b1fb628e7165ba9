import type { Currency } from '#contract/shapes/money.ts'
import type { Querier } from '#server/kernel/index.ts'
import { figuresOf } from './overview.ts'
import { listPeriodSums } from './overview.queries.ts'

/** Figures of one day of a brand, as far as it is counted. */
export type DaySoFar = {
  readonly rounds: number
  readonly stakeMinor: number
  readonly winMinor: number
  readonly ggrMinor: number
  readonly depositsMinor: number
  readonly withdrawalsMinor: number
}

/** The same figures as the overview has of that day, of one currency. */
export async function readDaySoFar(
  db: Querier,
  { target, day, currency }: { readonly target: string; readonly day: string; readonly currency: Currency },
): Promise<DaySoFar> {
  const sums = await listPeriodSums(db, { by: 'day', from: day, to: day, brands: [target], currencies: [currency] })
  const { rounds, stakeMinor, winMinor, ggrMinor, depositsMinor, withdrawalsMinor } = figuresOf(sums)
  return { rounds, stakeMinor, winMinor, ggrMinor, depositsMinor, withdrawalsMinor }
}
