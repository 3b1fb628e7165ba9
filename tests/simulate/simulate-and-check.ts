import type { Database } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { checkFacts, type Violation } from './check/check-facts.ts'
import type { Facts } from './facts.ts'
import { findWrongFigures } from './figures/find-wrong-figures.ts'
import { hashFacts } from './hash-facts.ts'
import { readFacts } from './read-facts.ts'
import { registerAnswers } from './register-of-excluded.ts'
import { verifiedFrom } from './verified-people.ts'
import { simulateMarket, type Run } from './simulate-market.ts'
import { stepTimes } from './profile.ts'
import { LAST_INSTANT } from './virtual-days.ts'

export type Report = {
  readonly market: string
  readonly players: number
  readonly kills: number
  readonly hash: string
  readonly counts: Readonly<Record<string, number>>
  readonly refusals: Readonly<Record<string, number>>
  readonly violations: readonly Violation[]
  readonly facts: Facts
}

/** So many steps a player takes in a month, about: turns a number of crashes into a chance. */
const STEPS_OF_A_PLAYER = 15

/** A whole run, and what the checker and the product's own check of the books say about it. */
export async function simulateAndCheck(
  db: Database,
  { crashes, ...run }: Omit<Run, 'crashChance'> & { readonly crashes: number },
): Promise<Report> {
  const { market, seed, players, log } = run
  const crashChance = crashes / (players * STEPS_OF_A_PLAYER)
  const times = run.times ?? stepTimes()
  const { deeds, kills, steps } = await simulateMarket({ ...run, times, crashChance })
  log?.(`${market.key}: ${steps} steps are done, the checker reads`)
  const facts = await times.time('read facts', () => readFacts(db, market, deeds))
  const found = await times.time('check facts', async () =>
    checkFacts(facts, {
      registerAnswers: (no, at) => registerAnswers(seed, no, at),
      verifiedFrom: (no) => verifiedFrom(seed, no),
    }),
  )
  const books = await times.time('check books', () => checkBooks(db, { now: () => LAST_INSTANT }))
  const wrongBooks = books.differences.map(({ rule, accountId, detail }) => ({
    rule: 'books',
    no: accountId,
    at: '',
    sentence: `${rule}: ${detail}`,
  }))
  const figures = await times.time('figures', () => findWrongFigures(db, market))
  return {
    market: market.key,
    players,
    kills,
    hash: hashFacts(facts),
    counts: {
      ...countDeeds(facts),
      ...countPromotions(facts),
      entries: books.entriesChecked,
      'lines of reports': figures.lines,
      steps,
    },
    refusals: countRefusals(facts),
    violations: [...found, ...wrongBooks, ...figures.violations],
    facts,
  }
}

function countDeeds({ deeds }: Facts): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { did, refused } of deeds) {
    counts[did] = (counts[did] ?? 0) + 1
    if (refused) counts[`${did} refused`] = (counts[`${did} refused`] ?? 0) + 1
  }
  return counts
}

function countPromotions({ promotions, entries }: Facts): Record<string, number> {
  const { gifts, awards, firings, freeRelations, spent, points, results } = promotions
  return {
    gifts: gifts.length,
    'gifts taken': awards.filter(({ activatedAt }) => activatedAt !== null).length,
    'gifts that became cash': awards.filter(({ state }) => state === 'converted').length,
    'rounds on bonus money': entries.filter(({ promotion }) => promotion === 'bonus-stake').length,
    'gifts for losses': gifts.filter(({ cause }) => cause.startsWith('cashback:')).length,
    'triggers that fired': firings.filter(({ hasFired }) => hasFired).length,
    'triggers that did not': firings.filter(({ hasFired }) => !hasFired).length,
    'free rounds played': spent.length,
    'free rounds converted': freeRelations.filter(({ state }) => state === 'converted').length,
    'moves of points': points.length,
    'places of tournaments': results.length,
    'prizes paid': results.filter(({ outcome }) => outcome === 'paid').length,
  }
}

function countRefusals({ deeds }: Facts): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { refused } of deeds) {
    if (!refused) continue
    const name = `${refused.ruleId ?? '-'} ${refused.code}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1)))
}
