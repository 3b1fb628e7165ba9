import type { Language } from '#config/shapes.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getInfoById } from '#contract/capi-v1.1/funds.ts'
import { formatMoney } from '#money'
import { partnerFacts } from '#partners/facts.ts'

export type Paid = ReplyOf<typeof getInfoById>

type Names = {
  readonly number: string
  readonly settledAt: string
  readonly by: string
  readonly amount: string
  readonly fee: string
  readonly credited: string
  readonly player: string
}

/** Wallets of a device that pay by a card through a gateway: the receipt names both. */
const DEVICE_WALLETS: Readonly<Record<string, string>> = { ApplePay: 'Apple Pay', GooglePay: 'Google Pay' }

type About = { readonly locale: Language; readonly zone: string; readonly player: string; readonly names: Names }

/** The facts of a receipt, in order. A fee is shown only if there was one. */
export function receiptFacts(
  paid: Paid,
  { locale, zone, player, names }: About,
): readonly (readonly [string, string])[] {
  const { amount, fee, settledAt, referenceNumber, gateway, method } = paid
  const partner = partnerFacts.find((one) => one.gateway === gateway)?.name ?? gateway
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: zone })
  return [
    [names.number, referenceNumber],
    [names.settledAt, settledAt === null ? '' : moment.format(new Date(settledAt))],
    [names.by, [DEVICE_WALLETS[method], partner].filter(Boolean).join(', ')],
    [names.player, player],
    [names.amount, formatMoney(amount, locale)],
    ...(fee.amountMinor > 0
      ? ([
          [names.fee, formatMoney(fee, locale)],
          [names.credited, formatMoney({ ...amount, amountMinor: amount.amountMinor - fee.amountMinor }, locale)],
        ] as const)
      : []),
  ]
}
