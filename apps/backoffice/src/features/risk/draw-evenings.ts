import { dayOf, daysAfter } from '#contract/states/calendar.ts'

const DAY_MINUTES = 1440
const HALF_A_DAY_MS = 12 * 3_600_000
/** Beginning and end of a night, as fractions of an evening from noon to noon; the hours that the signal counts. */
export const NIGHT = { from: 12 / 24, to: 17 / 24 } as const

export type Slot = { readonly startsAt: string; readonly rounds: number }
export type Evening<S extends Slot> = {
  readonly day: string
  /** Each quarter of an hour with its position from noon to noon, from 0 to 1. */
  readonly slots: readonly (S & { readonly at: number })[]
  readonly quarters: number
  readonly nightQuarters: number
}

/** Play by evenings, the last one first. Positions follow local time, also when the clocks change. */
export function drawEvenings<S extends Slot>(
  slots: readonly S[],
  { zone, lastDay, count }: { readonly zone: string; readonly lastDay: string; readonly count: number },
): Evening<S>[] {
  const clock = new Intl.DateTimeFormat('en', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: zone })
  const placeOf = (at: Date): number => {
    const part = (type: string) => Number(clock.formatToParts(at).find((one) => one.type === type)?.value ?? 0)
    return ((part('hour') * 60 + part('minute') + DAY_MINUTES / 2) % DAY_MINUTES) / DAY_MINUTES
  }
  const placed = Map.groupBy(
    slots.map((slot) => ({ ...slot, at: placeOf(new Date(slot.startsAt)) })),
    ({ startsAt }) => dayOf(zone, new Date(Date.parse(startsAt) - HALF_A_DAY_MS)),
  )
  return Array.from({ length: count }, (_, back) => {
    const day = daysAfter(lastDay, -back)
    const own = placed.get(day) ?? []
    const nightQuarters = own.filter(({ at }) => at >= NIGHT.from && at < NIGHT.to).length
    return { day, slots: own, quarters: own.length, nightQuarters }
  })
}
