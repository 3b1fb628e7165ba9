import { describe, expect, test } from 'vitest'
import { markets } from '#config/markets/index.ts'
import { VENUE_KINDS, type VenueKind } from '#contract/shapes/places.ts'
import {
  changeModeOf,
  findRule,
  limitKindsOf,
  openRoundFigures,
  roundFiguresOf,
  venueMaxOf,
  zoneOf,
} from './figures.ts'
import { packOf, packs } from './pack-of.ts'
import { sentenceIn } from './rule-words.ts'
import { NOON } from './test-state.ts'
import cs from './texts/rules/cs.json' with { type: 'json' }
import sk from './texts/rules/sk.json' with { type: 'json' }

describe.each(['CZE', 'SVK'] as const)('the pack of %s', (key) => {
  const market = markets[key]

  test('requires exactly the limits of the market', () => {
    const asked = limitKindsOf(key, NOON).filter(({ isOptional }) => !isOptional)
    expect(asked.map(({ kind }) => kind).sort()).toEqual([...market.limits.kinds].sort())
  })

  test('offers a count of sign-ins a day, deposits and a reality check besides', () => {
    const offered = limitKindsOf(key, NOON).filter(({ isOptional }) => isOptional)
    expect(offered.map(({ kind }) => kind)).toEqual([
      'LogonCountDayWholeSystemLimit',
      'DepositDayWholeSystemLimit',
      'DepositMonthWholeSystemLimit',
      'RealityCheckWholeSystemLimit',
    ])
  })

  test('agrees with the figures of the market’s configuration', () => {
    const mode = changeModeOf(key, NOON)
    expect(mode.loosenDay.days).toBe(market.limits.looseTimeDays)
    expect(mode.tightenWithinHours).toBeLessThanOrEqual(market.limits.tightTimeHours)
    expect(findRule(key, 'minimum-age', NOON)?.figures.years).toBe(market.minRegistrationAge)
    expect(findRule(key, 'politically-exposed', NOON)?.figures.mayPlay).toBe(market.playingRestrictions.canPEOPlay)
  })

  test('agrees with the configuration about people and payment accounts', () => {
    const isOn = (kind: Parameters<typeof findRule>[1]) => findRule(key, kind, NOON)?.isOn ?? false
    expect(findRule(key, 'politically-exposed', NOON)?.figures).toEqual({ mayPlay: market.acceptPeo })
    expect(isOn('register')).toBe(!market.playingRestrictions.canExcludedPersonPlay)
    expect(isOn('payment-account')).toBe(market.requireVerifiedPaymentMethod || market.requireCanPlayPaymentMethod)
  })
})

test('both markets have one calendar: Prague and Bratislava change their clocks together', () => {
  expect(zoneOf('CZE', NOON)).toBe('Europe/Prague')
  expect(zoneOf('SVK', NOON)).toBe('Europe/Bratislava')
})

test('every rule has a source, and is marked when that is not verified', () => {
  for (const { rules } of packs)
    for (const { id, source, confidence, summary, validFrom, validUntil } of rules) {
      expect(source.length, id).toBeGreaterThan(8)
      expect(summary, id).toMatch(/\.$/)
      expect(['primary', 'secondary', 'general', 'none'], id).toContain(confidence)
      if (validUntil !== null) expect(validUntil > validFrom, id).toBe(true)
    }
  for (const { rules } of packs) expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length)
})

/** Figures of a sentence, however a language writes them. */
const figuresIn = (sentence: string) =>
  [...sentence.matchAll(/\d[\d\u00a0.,/:-]*/g)].map(([figure]) => figure.replace(/[\u00a0.,:]/g, '')).sort()

test.each(['cs', 'sk'] as const)('staff read every rule in %s, with the same figures', (language) => {
  for (const { rules } of packs)
    for (const { id, summary, source } of rules) {
      const said = sentenceIn(language, summary)
      expect(said, id).not.toBe(summary)
      expect(said, id).toMatch(/\.$/)
      expect(figuresIn(said), id).toEqual(figuresIn(summary))
      // A statement to the authority quotes it, and staff read it beside its rule.
      const from = sentenceIn(language, source)
      expect(from, id).not.toBe(source)
      expect(figuresIn(from), id).toEqual(figuresIn(source))
    }
})

test.each(Object.entries({ cs, sk }))('every translation of a rule in %s is of a sentence of some pack', (_, words) => {
  const sentences = new Set(packs.flatMap(({ rules }) => rules.flatMap(({ summary, source }) => [summary, source])))
  expect([...sentences].filter((one) => !Object.hasOwn(words, one))).toEqual([])
  expect(Object.keys(words).filter((one) => !sentences.has(one))).toEqual([])
})

test.each(['CZE', 'SVK', 'elsewhere'])(
  'the figures of every round are those of the pack that are on (%s)',
  (market) => {
    const figures: Record<string, number> = {}
    for (const rule of packOf(market, NOON).rules) {
      if (!rule.isOn) continue
      if (rule.kind === 'stake-max') figures['maxStakeMinor'] = rule.figures.maxMinor
      if (rule.kind === 'win-max') figures['maxWinMinor'] = rule.figures.maxMinor
      if (rule.kind === 'round-pace') figures['minimumRoundMs'] = rule.figures.minMs
    }
    expect(roundFiguresOf(market, NOON)).toEqual({ minimumRoundMs: 0, ...figures })
  },
)

test('two rounds begin at least two seconds apart in both markets', () => {
  for (const market of ['CZE', 'SVK']) expect(roundFiguresOf(market, NOON).minimumRoundMs).toBe(2_000)
})

test('figures of a round are those of the pack in force', () => {
  let now = new Date('2026-11-27T12:00:00Z')
  const figures = openRoundFigures('CZE', () => now)
  const present = figures()
  expect(figures()).toBe(present)
  expect(present).toEqual(roundFiguresOf('CZE', now))
  // Before any law that is known the strictest holds.
  now = new Date('1990-01-01T00:00:00Z')
  expect(figures()).toEqual(roundFiguresOf('UNKNOWN', now))
  expect(figures()).not.toEqual(present)
})

test('the maximum stake at a terminal is that of the kind of venue, from its day on', () => {
  const at = new Date('2026-12-01T12:00:00Z')
  const maxOf = (market: string) => (kind: VenueKind) => venueMaxOf(market, 'stake', kind, at)
  expect(VENUE_KINDS.map(maxOf('CZE'))).toMatchObject([
    { maxMinor: 100_000, ruleId: 'CZ-25-CASINO', packId: packOf('CZE', at).id },
    { maxMinor: 10_000, ruleId: 'CZ-25-HALL' },
    { maxMinor: 10_000, ruleId: 'CZ-OP-23' },
  ])
  // No figure was found in Slovakia: the row is off.
  expect(VENUE_KINDS.map(maxOf('SVK'))).toEqual([undefined, undefined, undefined])
  expect(VENUE_KINDS.map(maxOf('elsewhere'))).toMatchObject(VENUE_KINDS.map(() => ({ maxMinor: 0 })))
  expect(venueMaxOf('CZE', 'stake', 'GamingHall', new Date('2026-11-27T22:59:59Z'))).toBeUndefined()
})

test('the maximum win at a terminal is that of a technical game, from its day on', () => {
  const at = new Date('2026-12-01T12:00:00Z')
  const maxOf = (market: string) => (kind: VenueKind) => venueMaxOf(market, 'win', kind, at)
  expect(VENUE_KINDS.map(maxOf('CZE'))).toMatchObject(
    VENUE_KINDS.map(() => ({ maxMinor: 50_000_000, ruleId: 'CZ-24-TERMINAL', packId: packOf('CZE', at).id })),
  )
  expect(VENUE_KINDS.map(maxOf('SVK'))).toEqual([undefined, undefined, undefined])
  expect(VENUE_KINDS.map(maxOf('elsewhere'))).toMatchObject(VENUE_KINDS.map(() => ({ maxMinor: 0 })))
  expect(venueMaxOf('CZE', 'win', 'GamingHall', new Date('2026-11-27T22:59:59Z'))).toBeUndefined()
})
