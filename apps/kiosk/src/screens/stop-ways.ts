import type { ReplyOf } from '#contract/call.ts'
import type { getExclusions } from '#contract/play-v1/exclusion.ts'

export type StopWay = {
  readonly key: string
  readonly kind: 'panic' | 'self' | 'register'
  readonly hours: number | null
  /** null: no end of its own. */
  readonly months: number | null
}

/** What the law of the market and the operator offer, the shortest first. */
export function readWays({ panic, selfExclusion, register }: ReplyOf<typeof getExclusions>): StopWay[] {
  const ofMonths = (kind: 'self' | 'register') => (months: number) => ({
    key: `${kind} ${months}`,
    kind,
    hours: null,
    months,
  })
  return [
    ...(panic ? [{ key: 'panic', kind: 'panic' as const, hours: panic.hours, months: null }] : []),
    ...selfExclusion.months.map(ofMonths('self')),
    { key: 'self', kind: 'self', hours: null, months: null },
    ...(register.canApply ? register.months.map(ofMonths('register')) : []),
  ]
}
