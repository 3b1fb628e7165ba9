import { expect, test } from 'vitest'
import { fillCompiled, type TextValues } from '#text'
import { compileText } from '../../texts/compile-text.ts'
import { cs } from '../../texts/cs.ts'
import { en } from '../../texts/en.ts'
import { sk } from '../../texts/sk.ts'
import { writeFigures } from './write-figures.ts'

const TEXTS = { cs, sk, en } as const
type Language = keyof typeof TEXTS
type Written = Parameters<typeof writeFigures>

/** What a screen in a language shows. A plain space stands for one that does not break. */
function written(language: Language, rule: Written[0], currency: Written[1] = 'CZK'): string[] {
  const texts: Readonly<Record<string, string>> = TEXTS[language]
  const or = (key: string, fallback: string, values: TextValues = {}) =>
    texts[key] === undefined ? fallback : fillCompiled(compileText(texts[key]), values, language)
  const t = (key: string, values: TextValues = {}) => or(key, key, values)
  return writeFigures(rule, currency, { t, or, language }).map((line) => line.replaceAll(/[\u00a0\u202f]/g, ' '))
}
const inAll = (kind: string, figures: Written[0]['figures'], currency: Written[1] = 'CZK') =>
  (['cs', 'sk', 'en'] as const).map((language) => written(language, { kind, figures }, currency).join(' | '))

test('a figure has its unit, in the language of the screen', () => {
  expect(inAll('minimum-age', { years: 18 })).toEqual(['Věk: 18 let', 'Vek: 18 rokov', 'Age: 18 years'])
  expect(inAll('round-pace', { minMs: 2000 })).toEqual([
    'Mezi začátky kol nejméně: 2 sekundy',
    'Medzi začiatkami kôl najmenej: 2 sekundy',
    'Between starts of rounds at least: 2 seconds',
  ])
  expect(inAll('forced-break', { playMinutes: 120, breakMinutes: 15 })[0]).toBe('Hra: 120 minut | Přestávka: 15 minut')
})

test('an amount is money of the pack, and has no currency where the pack has none', () => {
  const figures = { days: 30, depositedMaxMinor: 300_000 }
  expect(inAll('temporary-account', figures)[0]).toBe('Doba: 30 dnů | Vklady nejvýše: 3 000,00 Kč')
  expect(inAll('cash-origin', { fromMinor: 200_000 }, 'EUR')[1]).toBe('Od: 2 000,00 €')
  expect(inAll('cash-origin', { fromMinor: 200_000 }, null)).toEqual(['Od: 2 000,00', 'Od: 2 000,00', 'From: 2,000.00'])
})

test('shares, days, times of day, and what has no bound', () => {
  const levy = { period: 'quarter', games: ['technical'], rates: [{ from: '2019-06-01', basisPoints: 70 }] }
  expect(inAll('levy', levy)).toEqual([
    'Období odvodu: čtvrtletí | Hry: technické hry | Sazba: 0,7 % od 1. 6. 2019',
    'Obdobie odvodu: štvrťrok | Hry: technické hry | Sadzba: 0,7 % od 1. 6. 2019',
    'Period of the levy: quarter | Games: technical games | Rate: 0.7% since 1 Jun 2019',
  ])
  const hours = { kinds: ['GamingHall'], fromMinute: 180, untilMinute: 600 }
  expect(written('cs', { kind: 'hall-hours', figures: hours })).toEqual([
    'Místa: Herna',
    'Zavřeno od: 3:00',
    'Zavřeno do: 10:00',
  ])
  const change = {
    tightenWithinHours: 0,
    loosenDay: { kind: 'days-later', days: 7 },
    loosenMonth: { kind: 'month-start', days: 7 },
    changesPerMonth: null,
    mayAlwaysTighten: true,
  }
  expect(written('en', { kind: 'change-limit', figures: change })).toEqual([
    'A stricter value is in force: at once',
    'A looser limit of a day is in force: after 7 days',
    'A looser limit of a month is in force: on the 1st of the next month, after 7 days at the earliest',
    'Changes per month: unlimited',
    'May always be tightened: yes',
  ])
  expect(written('sk', { kind: 'change-limit', figures: { tightenWithinHours: 24 } })).toEqual([
    'Prísnejšia hodnota platí: do 24 hodín',
  ])
})
