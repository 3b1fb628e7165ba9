import type { WithdrawInfo } from './withdrawal.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

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
