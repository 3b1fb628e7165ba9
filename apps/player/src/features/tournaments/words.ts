import type { Prize, Scoring, Terms } from '#contract/shapes/tournaments.ts'
import type { useTranslations } from 'use-intl/react'
import { formatMoney, type CurrencyCode } from '#money'

export type T = ReturnType<typeof useTranslations<'tournaments'>>
/** A game as these pages show it. */
export type ShownGame = {
  readonly key: string
  readonly name: string
  readonly iconUrl: string
  readonly coverUrl: string
}

/** The language of a page and the time zone of its market. */
type Place = { readonly locale: string; readonly timeZone: string }

/** Day and time without the year, such as `28. 11. 10:00`. */
export function writeMoment(at: string, { locale, timeZone }: Place): string {
  const moment = { day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(locale, { ...moment, timeZone }).format(new Date(at))
}

export function writeClock(at: string, { locale, timeZone }: Place): string {
  const clock = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat(locale, { ...clock, timeZone }).format(new Date(at))
}

/** `×412.5` for what is made of multiples, a plain number for points and missions. */
export function writeScore(score: number, { kind }: Pick<Scoring, 'kind'>, locale: string): string {
  if (kind === 'points' || kind === 'missions') return new Intl.NumberFormat(locale).format(score)
  const multiple = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 2 })
  return `×${multiple.format(score / 10_000)}`
}

/** What a prize is, and what kind of thing that is. */
export function writePrize(
  t: T,
  prize: Prize,
  { currency, locale }: { readonly currency: CurrencyCode; readonly locale: string },
) {
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  if (prize.kind === 'money') return { what: money(prize.amountMinor), kind: t('cash') }
  if (prize.kind === 'bonus') return { what: t('bonusPrize'), kind: '' }
  return { what: t('roundsPrize', { count: prize.rounds, stake: money(prize.stakeMinor) }), kind: t('winIsCash') }
}

export const writePlaces = ({ fromPlace, toPlace }: Prize): string =>
  fromPlace === toPlace ? `${fromPlace}.` : `${fromPlace}.–${toPlace}.`

/** The rule of the score in one sentence. */
export function writeScoring(t: T, { scoring }: Pick<Terms, 'scoring'>): string {
  return scoring.kind === 'best-sum' ? t('scoring.best-sum', { best: scoring.best }) : t(`scoring.${scoring.kind}`)
}

/** All money and all free rounds of the prizes together. */
export function sumPrizes({ prizes }: Pick<Terms, 'prizes'>): { readonly moneyMinor: number; readonly rounds: number } {
  let [moneyMinor, rounds] = [0, 0]
  for (const prize of prizes) {
    const places = prize.toPlace - prize.fromPlace + 1
    if (prize.kind === 'money') moneyMinor += places * prize.amountMinor
    if (prize.kind === 'free-rounds') rounds += places * prize.rounds
  }
  return { moneyMinor, rounds }
}
