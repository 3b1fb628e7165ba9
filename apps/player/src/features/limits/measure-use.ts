import type { Static } from 'typebox'
import type { LimitShown } from '#contract/shapes/limits-shown.ts'
import type { LimitValue } from '#contract/shapes/limits.ts'
import { numberOf, withNumber } from './write-value.ts'

/** From this percentage of a limit its meter is amber (design of the site); the server warns from the same one. */
const AMBER_FROM_PERCENT = 80

export type Use = {
  /** The used amount, never negative: a net win counts as no loss. */
  readonly used: LimitValue
  readonly left: LimitValue
  /** 0 to 100: width of the meter. */
  readonly percent: number
  readonly isAmber: boolean
}

/** The use of a limit; undefined where nothing is counted or there is no limit. */
export function measureUse({
  value,
  present,
  percent,
}: Pick<Static<typeof LimitShown>, 'value' | 'present' | 'percent'>): Use | undefined {
  if (value === null || present === null || percent === null) return undefined
  const used = Math.max(0, numberOf(present))
  return {
    used: withNumber(present, used),
    left: withNumber(present, Math.max(0, numberOf(value) - used)),
    percent: Math.min(100, percent),
    isAmber: percent >= AMBER_FROM_PERCENT,
  }
}
