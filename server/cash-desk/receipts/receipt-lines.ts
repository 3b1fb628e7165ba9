import { assert } from '#server/kernel/index.ts'
import { formatMoney } from '#money'
import type { MovementShownRow } from '../movements.queries.ts'
import type { CashDeskNeeds } from '../needs.ts'
import type { ReceiptLines } from './draw-receipt.ts'
import { RECEIPT_TEXTS } from './receipt-texts.ts'

/** The lines of a movement's receipt, with its local time as the language of the market writes it. */
export function receiptLines(
  { operator, language, timeZone }: Pick<CashDeskNeeds, 'operator' | 'language' | 'timeZone'>,
  of: {
    readonly movement: MovementShownRow
    readonly deskName: string
    readonly venueName: string
    readonly print: number
    readonly at: Date
  },
): ReceiptLines {
  const texts = RECEIPT_TEXTS[language]
  assert(texts, 'Receipts have texts in the language of the market.')
  const { movement, deskName, venueName, print, at } = of
  const { kind, deltaMinor, currency } = movement
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language)
  const moment = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  const { playerId, balanceMinor, reversesNumber, voucherId, approvedByName } = movement
  const optional = (name: string, value: string | null) => (value === null ? [] : [[name, value] as const])
  // Only these two kinds can go either way: the title does not say which.
  const amountName =
    kind === 'correction' || kind === 'difference' ? texts.direction[kind][deltaMinor < 0 ? 'out' : 'in'] : texts.amount
  return {
    heading: [
      operator.name,
      ...(operator.companyNumber === null ? [] : [`${texts.companyNumber} ${operator.companyNumber}`]),
      ...(operator.address === null ? [] : [operator.address]),
    ],
    title: texts.title[kind],
    copy: print === 1 ? null : texts.copy(print),
    rows: [
      [texts.number, `${deskName} / ${movement.number}`],
      [texts.at, moment.format(movement.at)],
      [texts.venue, venueName],
      [texts.desk, deskName],
      ...optional(texts.player, playerId === null ? null : String(playerId)),
      // Only the last group: the whole id is wider than the paper.
      ...optional(texts.voucher, voucherId?.slice(-12) ?? null),
      ...optional(texts.reverses, reversesNumber === null ? null : String(reversesNumber)),
      ...optional(texts.balance, balanceMinor === null ? null : money(balanceMinor)),
      [texts.cashier, movement.byName],
      ...optional(texts.approvedBy, approvedByName),
    ],
    amount: [amountName, money(Math.abs(deltaMinor))],
    signatures: playerId === null ? [texts.signatures[0]] : texts.signatures,
    writtenAt: at,
  }
}
