import { listDay, writeMinor, type DayListOptions } from '#providers/kit/day-list.ts'
import { encodeWindows1250 } from '#providers/kit/windows-1250.ts'
import type { GpOrder } from './gateway.ts'

const HEAD =
  '51"Číslo pokladny"Číslo sumáře"Datum transakce"Ref.číslo"Identifikátor transakce ID"Autorizační kód"Částka v Kč"' +
  'Poplatky v Kč"Částka k úhradě"Druh karty"OrderRef1"OrderRef2Ref1"OrderRef2'
const ORDER_DIGITS = 16

/** The daily advice in the format FLAT, as GP webpay sends it by e-mail: cells separated by `"`, in windows-1250. */
export function writeAdvice(orders: Iterable<GpOrder>, merchantNumber: string, input: DayListOptions): Buffer {
  const { day } = input
  const compactDay = day.replaceAll('-', '')
  const [year, month, dayOfMonth] = day.split('-')
  const money = (minor: number) => writeMinor(minor, '.')
  const lines = listDay(orders, input)
  const row = (cells: readonly string[]) => cells.join('"')
  const total = (part: 'amountMinor' | 'feeMinor') => lines.reduce((sum, line) => sum + line[part], 0)
  const sums = [money(total('amountMinor')), money(-total('feeMinor')), money(total('amountMinor') - total('feeMinor'))]
  const rows = [
    row(['00', compactDay, '000819', 'm', merchantNumber, '00001']),
    row(['61', 'CZK']),
    HEAD,
    ...lines.map(({ order, amountMinor, feeMinor }, at) =>
      row([
        '24',
        '252017',
        compactDay.slice(1),
        `${dayOfMonth}.${month}.${year}`,
        String(180_000 + at) + (amountMinor < 0 ? '/001' : ''),
        String(900_000 + at),
        money(amountMinor),
        money(-feeMinor),
        money(amountMinor - feeMinor),
        'Visa Consumer Debit',
        order.id.padStart(ORDER_DIGITS, '0'),
        order.merOrderNum ?? '',
      ]),
    ),
    row(['85', compactDay.slice(1), ...sums]),
    row(['99', '(---END OF ADVICE---)']),
  ]
  return encodeWindows1250(rows.join('\r\n'))
}
