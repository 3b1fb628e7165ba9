import { listDay, writeMinor, type DayListOptions } from '#providers/kit/day-list.ts'
import type { PayUOrder } from './shop.ts'

const COLUMNS = ['Date', 'Trans ID', 'Amount', 'Currency', 'Type of operation', 'Order ID', 'Commission']

/** A report of a day as CSV. The columns of a report are the merchant's choice; these are ours. */
export function writeReport(orders: Iterable<PayUOrder>, input: DayListOptions): string {
  const rows = listDay(orders, input).map(({ order, amountMinor, feeMinor }, at) => [
    input.day,
    String(5_000_000 + at),
    writeMinor(amountMinor, ','),
    order.currency,
    amountMinor < 0 ? 'c' : 't',
    order.shopOrderId,
    writeMinor(feeMinor, ','),
  ])
  // PayU's payouts to our bank are in the report too, and are no payments of players.
  const payout = [input.day, '5999999', '-1000,00', 'CZK', 'w', '', '0,00']
  return [COLUMNS, ...rows, payout].map((cells) => cells.join(';')).join('\r\n')
}
