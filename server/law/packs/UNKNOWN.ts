import { VENUE_KINDS } from '#contract/shapes/places.ts'
import type { Rule } from '../rule.ts'
import { CZE } from './CZE/index.ts'
import { SVK } from './SVK/index.ts'
import { rulesFrom } from './define-pack.ts'

const always = rulesFrom('0001-01-01')

/** Kinds with different figures in the two markets: the strictest of both is written below. */
const WRITTEN_OUT = new Set(['change-limit', 'stake-max', 'venue-stake-max', 'forced-break', 'limits-chosen'])

/** Levies, reports, notices of terms, and sums of cash in a currency, are of a market alone: they refuse nothing where nobody pays in. */
const OF_ONE_MARKET = new Set([
  'levy',
  'cash-day-max',
  'cash-identification',
  'cash-origin',
  'terms-notice',
  'suspicion-report',
])

/** How long the books are kept is said for the markets that have them. */
const isOfRecords = ({ figures }: Rule): boolean => 'keeps' in figures

/** Every rule of both markets, at any time, including those that a market has disabled. */
const ofBoth = [...CZE, ...SVK]
  .filter((rule) => !WRITTEN_OUT.has(rule.kind) && !OF_ONE_MARKET.has(rule.kind) && !isOfRecords(rule))
  .map((rule): Rule => ({ ...rule, id: `UN-${rule.id}`, isOn: true, validFrom: '0001-01-01', validUntil: null }))

/**
 * For an unknown market, or a day before a market's first pack: nothing that could harm is allowed. Still allowed are
 * signing in, ending a round, withdrawing, closing the account and excluding oneself.
 */
export const UNKNOWN: readonly Rule[] = [
  always(
    'market-unknown',
    {
      actions: [
        'register',
        'open-account',
        'deposit',
        'stake',
        'give-bonus',
        'compete',
        'join-jackpot',
        'enter-venue',
        'write-register',
      ],
    },
    {
      id: 'UN-01',
      summary: 'Where the law is not known, nobody registers, pays in or plays.',
      code: 'ERR_MARKET_UNKNOWN',
      textKey: 'market-unknown',
      source: 'the operator’s rule: an unknown jurisdiction gets the most restrictive pack',
      confidence: 'none',
    },
  ),
  always(
    'change-limit',
    {
      tightenWithinHours: 0,
      loosenDay: { kind: 'month-start', days: 8 },
      loosenMonth: { kind: 'month-start', days: 8 },
      changesPerMonth: 1,
      mayAlwaysTighten: true,
    },
    {
      id: 'UN-02',
      summary: 'Tighter at once; looser from the 1st of the next month and not before 8 days; one change a month.',
      code: 'ERR_NO_CHANGES_LEFT_THIS_MONTH',
      textKey: 'change-limit',
      source: 'the later of both markets',
      confidence: 'none',
    },
  ),
  always(
    'stake-max',
    { maxMinor: 0 },
    {
      id: 'UN-03',
      summary: 'No stake.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'the operator’s rule',
      confidence: 'none',
    },
  ),
  always(
    'venue-stake-max',
    { kinds: VENUE_KINDS, maxMinor: 0 },
    {
      id: 'UN-06',
      summary: 'No stake at a terminal.',
      code: 'ERR_STAKE_NOT_ALLOWED',
      textKey: 'stake-max',
      source: 'the operator’s rule',
      confidence: 'none',
    },
  ),
  always(
    'forced-break',
    { playMinutes: 60, breakMinutes: 15 },
    {
      id: 'UN-04',
      summary: 'After 60 minutes of play, 15 minutes without.',
      code: 'ERR_BREAK_REQUIRED',
      textKey: 'forced-break',
      source: 'the strictest rule seen in another market (reference DE-01)',
      confidence: 'none',
    },
  ),
  always(
    'limits-chosen',
    { missing: 0 },
    {
      id: 'UN-05',
      summary: 'Each self-limit is set or expressly refused before play.',
      code: 'ERR_LIMITS_NOT_CHOSEN',
      textKey: 'limits-chosen',
      source: 'as in CZE',
      confidence: 'none',
    },
  ),
  ...ofBoth,
]
