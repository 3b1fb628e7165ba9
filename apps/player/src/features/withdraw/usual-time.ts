import type { WithdrawInfo } from './withdrawal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** With minutes, though they are always 00: an hour alone is read as a day in several languages ("27. 11. 14"). */
export const USUAL_MOMENT = {
  weekday: 'short',
  day: 'numeric',
  month: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
} as const

/** Estimated arrival of a withdrawal requested now, by the durations of others; undefined if unknown. */
export function usualTime(
  { usualTimes }: Pick<WithdrawInfo, 'usualTimes'>,
  method: string,
  now: Date,
): { readonly half: Date; readonly most: Date } | undefined {
  const found = usualTimes.find((one) => one.method === method)
  if (!found) return undefined
  const after = (minutes: number) => roundUp(new Date(now.getTime() + minutes * MINUTE_MS))
  return { half: after(found.halfMinutes), most: after(found.mostMinutes) }
}

/** The next whole hour: the history is not exact to minutes. */
function roundUp(moment: Date): Date {
  return new Date(Math.ceil(moment.getTime() / HOUR_MS) * HOUR_MS)
}
