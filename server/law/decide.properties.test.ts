import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LIMIT_KINDS } from '#contract/shapes/limits.ts'
import { VENUE_KINDS } from '#contract/shapes/places.ts'
import type { Action } from './action.ts'
import { decide } from './decide.ts'
import { fingerprintOf, packs } from './pack-of.ts'
import type { LawState } from './state.ts'
import { NOON } from './test-state.ts'

const instant = fc
  .integer({ min: Date.UTC(2024, 0, 2), max: Date.UTC(2030, 0, 1) })
  .map((ms) => new Date(ms).toISOString())
const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null })
const amount = fc.integer({ min: 0, max: 60_000_000 })
const kind = fc.constantFrom(...LIMIT_KINDS)
const until = orNull(fc.oneof(instant, fc.constant('forever')))

const state: fc.Arbitrary<Omit<LawState, 'market'>> = fc.record({
  birthDate: orNull(
    fc.integer({ min: Date.UTC(1930, 0), max: Date.UTC(2016, 0) }).map((ms) => new Date(ms).toISOString().slice(0, 10)),
  ),
  isPoliticallyExposed: orNull(fc.boolean()),
  otherAccounts: orNull(fc.nat(2)),
  account: orNull(
    fc.record({
      state: fc.constantFrom('temporary' as const, 'verified' as const),
      temporaryUntil: orNull(instant),
      depositedMinor: amount,
      hasVerifiedPaymentAccount: fc.boolean(),
      isClosureAsked: fc.boolean(),
    }),
  ),
  register: orNull(
    fc.record({
      answer: fc.constantFrom('clear' as const, 'excluded' as const, 'unknown' as const),
      checkedAt: instant,
    }),
  ),
  panicUntil: until,
  selfExcludedUntil: until,
  limitsNotChosen: orNull(fc.array(kind, { maxLength: 2 })),
  limits: orNull(
    fc.array(fc.record({ kind, value: orNull(amount), present: amount, resetsAt: orNull(instant) }), { maxLength: 5 }),
  ),
  logonBreakUntil: until,
  changesThisMonth: fc.dictionary(kind, fc.nat(2)) as fc.Arbitrary<LawState['changesThisMonth']>,
  closedBefore: fc.constant(null),
  play: orNull(
    fc.record({
      playedMinutes: fc.nat(200),
      breakUntil: orNull(instant),
      hourLossMinor: amount,
      hourEndsAt: instant,
      lastRoundAt: orNull(instant),
    }),
  ),
})

const action: fc.Arbitrary<Action> = fc.oneof(
  fc
    .constantFrom(
      'register',
      'open-account',
      'sign-in',
      'stay',
      'withdraw',
      'enter-venue',
      'write-register',
      'join-jackpot',
    )
    .map((kind): Action => ({ kind }) as Action),
  amount.map((amountMinor): Action => ({ kind: 'deposit', amountMinor })),
  fc.record({
    kind: fc.constant('stake' as const),
    stakeMinor: fc.integer({ min: 1, max: 200_000 }),
    game: fc.constantFrom('casino' as const, 'live' as const, 'crash' as const),
    winMaxMinor: orNull(amount),
    hourLossMaxMinor: orNull(amount),
    isAutoplay: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('stake' as const),
    stakeMinor: fc.integer({ min: 1, max: 200_000 }),
    game: fc.constant('casino' as const),
    winMaxMinor: orNull(amount),
    hourLossMaxMinor: orNull(amount),
    isAutoplay: fc.boolean(),
    venueKind: fc.constantFrom(...VENUE_KINDS),
  }),
  fc.record({
    kind: fc.constant('change-limit' as const),
    limit: kind,
    from: orNull(fc.nat(5)),
    to: orNull(fc.nat(5)),
    isFirst: fc.constant(false),
  }),
  fc.record({
    kind: fc.constant('give-bonus' as const),
    hasShortTerms: fc.boolean(),
    wereTermsTold: fc.boolean(),
    dependsOnNotWithdrawing: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('compete' as const),
    isByPlay: fc.boolean(),
    isOnTechnicalGame: fc.boolean(),
    depositedDayMinor: amount,
  }),
)

const now = instant.map((iso) => new Date(iso))
const market = fc.constantFrom('CZE', 'SVK', 'POL')
const isLimitChange = ({ kind }: Action) => kind === 'change-limit'

describe('decide', () => {
  test('an unknown market refuses whatever one of ours refuses', () => {
    fc.assert(
      fc.property(state, action, now, fc.constantFrom('CZE', 'SVK'), (known, act, at, own) => {
        // Tightening a limit is the one thing that the strictest pack allows and Slovakia counts.
        fc.pre(!isLimitChange(act))
        if (decide({ ...known, market: own }, act, at).outcome === 'refused')
          expect(decide({ ...known, market: 'POL' }, act, at).outcome).toBe('refused')
      }),
      { numRuns: 2000 },
    )
  })

  test('is pure: facts stored as JSON give the same decision again', () => {
    fc.assert(
      fc.property(state, action, now, market, (known, act, at, own) => {
        const first = decide({ ...known, market: own }, act, at)
        const kept = JSON.parse(JSON.stringify({ state: { ...known, market: own }, act })) as {
          state: LawState
          act: Action
        }
        expect(decide(kept.state, kept.act, at)).toEqual(first)
      }),
      { numRuns: 500 },
    )
  })

  test('the earliest allowed instant is in the future, and at that instant the rule no longer refuses', () => {
    // For these rules the caller's facts change with time: minutes since the break, changes of the new month.
    const countedByCaller = ['CZ-22', 'SK-06', 'UN-02', 'UN-04', 'UN-SK-06']
    fc.assert(
      fc.property(state, action, now, market, (known, act, at, own) => {
        const decision = decide({ ...known, market: own }, act, at)
        if (decision.outcome === 'allowed' || decision.refusal.earliestAllowedAt === null) return
        const { ruleId, earliestAllowedAt } = decision.refusal
        const then = new Date(earliestAllowedAt)
        expect(then.getTime()).toBeGreaterThan(at.getTime())
        if (countedByCaller.includes(ruleId)) return
        const later = decide({ ...known, market: own }, act, then)
        if (later.outcome === 'refused')
          expect([later.refusal.ruleId, ...later.refusal.alsoRefusedBy]).not.toContain(ruleId)
      }),
      { numRuns: 2000 },
    )
  })

  test('unknown facts never let anyone play', () => {
    fc.assert(
      fc.property(
        state,
        fc.constantFrom('birthDate', 'isPoliticallyExposed', 'register', 'limits', 'play'),
        market,
        (known, missing, own) => {
          const act: Action = {
            kind: 'stake',
            stakeMinor: 100,
            game: 'casino',
            winMaxMinor: 1,
            hourLossMaxMinor: null,
            isAutoplay: false,
          }
          const decision = decide({ ...known, market: own, [missing]: null }, act, NOON)
          expect(decision.outcome).toBe('refused')
        },
      ),
      { numRuns: 500 },
    )
  })
})

/**
 * Packs that have been in force never change: a figure that changes, or that was wrong, is a new row with its own date.
 * A deliberate change of a past pack changes this list too, visible to the reviewer.
 */
test('the packs are those by which decisions were made', () => {
  expect(Object.fromEntries(packs.map((pack) => [pack.id, fingerprintOf(pack)]))).toMatchSnapshot()
})
