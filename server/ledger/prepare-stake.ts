import { assert, type Transaction } from '../kernel/index.ts'
import * as queries from './ledger.queries.ts'

/** The series that an account played before, with its next unused number. */
export type EarlierSeries = { readonly seriesId: number; readonly next: number }

/**
 * Prepares an account for stakes in a series: ceilings of the day and of the hour, and the next number of the series.
 * Needed once an hour and when a player changes the game; the statement of a stake only checks that it was done.
 * @param readNext next number of the series, read while the account is locked, when it changes the series
 */
export async function prepareStake(
  tx: Transaction,
  {
    accountId,
    seriesId,
    day,
    readNext,
    hour,
  }: {
    accountId: number
    seriesId: number
    day: string
    readNext: () => Promise<number>
    /** Until when the loss bound of the hour applies, and what is left of it: also read while the account is locked. */
    hour: { readonly endsAt: Date; readonly readLeft: () => Promise<number | null> }
  },
): Promise<{ readonly next: number; readonly earlier: EarlierSeries | undefined }> {
  const present = await queries.lockBalance(tx, accountId)
  assert(present, 'A stake has an account with a balance.')
  // A day never goes back: that would give the limits of the new day a second time.
  if (present.day < day) await queries.rollDay(tx, accountId, day)
  await queries.setHourBound(tx, accountId, { endsAt: hour.endsAt, leftMinor: await hour.readLeft() })
  if (present.seriesId === seriesId) return { next: present.seriesNext, earlier: undefined }
  const next = await readNext()
  await queries.setSeries(tx, accountId, seriesId, next)
  const earlier = present.seriesId === 0 ? undefined : { seriesId: present.seriesId, next: present.seriesNext }
  return { next, earlier }
}
