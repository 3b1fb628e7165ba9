import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { formatMoney, shareOf, type CurrencyCode } from '#money'
import type { Language } from '../../shapes.ts'
import { fillText, type TextValues } from '../fill-text.ts'
import { cs } from './cs.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import { ru } from './ru.ts'
import { sk } from './sk.ts'
import { vi } from './vi.ts'

export type FourLineTexts = typeof cs

const texts: Readonly<Record<Language, FourLineTexts>> = { cs, sk, en, hu, ru, vi }

export const LINES = ['get', 'for', 'condition', 'until'] as const
export type Line = (typeof LINES)[number]

/** Data of terms in the four lines. */
export type TermsShown = Pick<CampaignTerms, 'gift' | 'wagering' | 'endsAtWithdrawal'> & {
  readonly people: Pick<CampaignTerms['people'], 'kind'>
  readonly window: Pick<CampaignTerms['window'], 'softEnd'>
}

type In = {
  readonly language: Language
  readonly currency: CurrencyCode
  readonly nameOfGame: (gameKey: string) => string
}

/**
 * Terms in four lines in the language of a player: what they get, for what, on what condition, until when. Written from
 * the terms themselves, so that no page, letter or screen contradicts them.
 */
export function fourLinesOf(
  terms: TermsShown,
  { language, currency, nameOfGame }: In,
): { readonly line: Line; readonly name: string; readonly text: string }[] {
  const own = texts[language]
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, language)
  const write = (key: Exclude<keyof FourLineTexts, 'names'>, values: TextValues = {}) =>
    fillText(own[key], values, language)
  const lines: Record<Line, string> = {
    get: getLine(terms, { write, money, nameOfGame }),
    for: causeLine(terms, { write, money }),
    condition: conditionLine(terms, { write, money }),
    until: writeMoment(terms.window.softEnd, language),
  }
  return LINES.map((line) => ({ line, name: own.names[line], text: lines[line] }))
}

type FreeRounds = Extract<CampaignTerms['gift'], { kind: 'free-rounds' }>
type Words = {
  readonly write: (key: Exclude<keyof FourLineTexts, 'names'>, values?: TextValues) => string
  readonly money: (amountMinor: number) => string
}

function getLine({ gift }: TermsShown, { write, money, nameOfGame }: Words & Pick<In, 'nameOfGame'>): string {
  switch (gift.kind) {
    case 'no-deposit':
    case 'by-hand':
      return write('amount', { amount: money(gift.amountMinor) })
    case 'deposit-match':
    case 'reload':
      return write('ofDeposit', { percent: gift.percent, cap: money(gift.capMinor) })
    case 'cashback':
      return write('ofLoss', { percent: gift.percent, cap: money(gift.capMinor) })
    case 'free-rounds':
      return [
        write('rounds', {
          rounds: gift.rounds,
          stake: money(gift.stakeMinor),
          games: gift.gameKeys.map(nameOfGame).join(', '),
        }),
        ...insteadOf(gift, { write, money }),
      ].join(', ')
  }
}

/** What may be taken in place of free rounds. */
function insteadOf({ conversion, stakeMinor, rounds }: FreeRounds, { write, money }: Words): string[] {
  if (!conversion) return []
  const amount = money(shareOf(stakeMinor * rounds, conversion.percent, 100))
  return [write(conversion.to === 'cash' ? 'orCash' : 'orBonus', { amount })]
}

function causeLine({ gift, people }: TermsShown, { write, money }: Words): string {
  switch (gift.kind) {
    case 'deposit-match':
      return write(gift.onlyFirstDeposit ? 'firstDeposit' : 'deposit', { least: money(gift.leastDepositMinor) })
    case 'reload':
      return write('reload', { least: money(gift.leastDepositMinor) })
    case 'cashback':
      return write(gift.period === 'day' ? 'lossDay' : 'lossWeek', { least: money(gift.leastLossMinor) })
    default:
      return write(people.kind === 'code' ? 'code' : 'nothing')
  }
}

function conditionLine({ gift, wagering, endsAtWithdrawal }: TermsShown, { write, money }: Words): string {
  const winCap = gift.kind === 'free-rounds' ? gift.winCapMinor : null
  return [
    wagering ? write('wagering', { times: wagering.times, days: wagering.daysToPlay }) : write('cash'),
    ...(wagering && wagering.stakeMaxMinor !== null
      ? [write('stakeMax', { stake: money(wagering.stakeMaxMinor) })]
      : []),
    ...(winCap === null ? [] : [write('winCap', { cap: money(winCap) })]),
    ...(endsAtWithdrawal ? [write('endsAtWithdrawal')] : []),
  ].join(', ')
}

/** Date and time in the zone of both markets. */
export function writeMoment(at: string, language: string): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Bratislava' } as const
  return new Intl.DateTimeFormat(language, shape).format(new Date(at))
}
