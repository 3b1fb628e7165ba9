import type { Language } from '#config/shapes.ts'
import type { ReplyOf } from '#contract/call.ts'
import type { getOwnWithdrawal } from '#contract/play-v1/own-withdrawal.ts'
import { formatMoney } from '#money'

export type OwnWithdrawal = ReplyOf<typeof getOwnWithdrawal>

type Names = {
  readonly number: string
  readonly state: string
  readonly requestedAt: string
  readonly paidAt: string
  readonly by: string
  readonly to: string
  readonly amount: string
  readonly player: string
}

type About = {
  readonly locale: Language
  readonly zone: string
  readonly player: string
  readonly names: Names
  /** The way, the state, and the account or card that it goes to, in words. */
  readonly words: { readonly by: string; readonly state: string; readonly to: string }
}

/** The facts of a withdrawal, in order; for one that is not paid yet, its state instead of the day of payment. */
export function withdrawalFacts(
  { referenceNumber, requestedAt, paidAt, accountHint, amount }: OwnWithdrawal,
  { locale, zone, player, names, words }: About,
): readonly (readonly [string, string])[] {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: zone })
  const moment = (at: string) => format.format(new Date(at))
  return [
    [names.number, referenceNumber],
    [names.requestedAt, moment(requestedAt)],
    paidAt === null ? [names.state, words.state] : [names.paidAt, moment(paidAt)],
    [names.by, words.by],
    ...(accountHint === '' ? [] : [[names.to, words.to] as const]),
    [names.player, player],
    [names.amount, formatMoney(amount, locale)],
  ]
}
