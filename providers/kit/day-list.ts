import { shownAmount, type Order } from './orders.ts'

/** Deliberate errors of a day's list, so that the shop has differences to find. */
export type DayListOptions = {
  /** `2026-11-21`, a day of Prague. */
  readonly day: string
  /** The partner's fee, in hundredths of a percent of the amount. */
  readonly basisPoints: number
  /** An order that is left out. */
  readonly lose?: string
  /** An order whose amount is one minor unit too high. */
  readonly change?: string
}

export type DayLine<Known extends Order> = {
  readonly order: Known
  readonly amountMinor: number
  readonly feeMinor: number
}

/** A calendar day in the zone of our banks and partners, which differs from UTC around midnight. */
export const pragueDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Prague' })

/** Orders that were paid on a day, each followed by its refund; amount and fee of a refund are below zero. */
export function listDay<Known extends Order>(
  orders: Iterable<Known>,
  { day, basisPoints, lose, change }: DayListOptions,
): DayLine<Known>[] {
  const feeOf = (amountMinor: number) => Math.floor((amountMinor * basisPoints + 5_000) / 10_000)
  return [...orders]
    .filter(({ paidAt, id }) => paidAt !== undefined && pragueDay.format(paidAt) === day && id !== lose)
    .flatMap((order) => {
      const paid = shownAmount(order) + (order.id === change ? 1 : 0)
      const gone = order.refundedMinor ?? 0
      return [
        { order, amountMinor: paid, feeMinor: feeOf(paid) },
        ...(gone > 0 ? [{ order, amountMinor: -gone, feeMinor: -feeOf(gone) }] : []),
      ]
    })
}

/** Options from a query: `?day=2026-11-21&basisPoints=120&lose=1700000001`. */
export function readDayListOptions(query: Readonly<Record<string, unknown>>): DayListOptions {
  const { day, basisPoints, lose, change } = query
  return {
    day: String(day),
    basisPoints: Number(basisPoints ?? 0),
    ...(typeof lose === 'string' ? { lose } : {}),
    ...(typeof change === 'string' ? { change } : {}),
  }
}

/** Minor units as a decimal: `-12.30`. */
export function writeMinor(minor: number, mark: '.' | ','): string {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}${mark}${digits.slice(-2)}`
}
