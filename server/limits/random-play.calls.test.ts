import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { periodOf } from '#contract/states/calendar.ts'
import { applyDue } from './index.ts'
import { testLimits } from './test-limits.ts'

const ZONE = 'Europe/Bratislava'
/** Two days before the autumn change of the clocks, nine before the end of the month. */
const START = new Date('2026-10-23T20:00:00Z')
const HOUR = 3_600_000

let kit: Awaited<ReturnType<typeof testLimits>>
beforeAll(async () => {
  kit = await testLimits('CZE', START)
})
afterAll(() => kit?.close())

type Step =
  | { readonly do: 'wait'; readonly hours: number }
  | { readonly do: 'stake'; readonly amount: number; readonly win: number }
  | { readonly do: 'change'; readonly kind: Kind; readonly value: number | null }
  | { readonly do: 'apply' }
type Kind = 'StakeDayCasinoLimit' | 'StakeMonthCasinoLimit' | 'LossDayCasinoLimit' | 'LossMonthCasinoLimit'
const KINDS: readonly Kind[] = [
  'StakeDayCasinoLimit',
  'StakeMonthCasinoLimit',
  'LossDayCasinoLimit',
  'LossMonthCasinoLimit',
]

const amount = fc.integer({ min: 1, max: 400 })
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 60 }).map((hours): Step => ({ do: 'wait', hours })) },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant('stake' as const), amount, win: fc.constantFrom(0, 0, 50, 300) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('change' as const),
      kind: fc.constantFrom(...KINDS),
      value: fc.option(fc.integer({ min: 0, max: 1_500 }), { nil: null, freq: 6 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'apply' }) },
)

type Round = { readonly at: Date; readonly staked: number; readonly won: number }

/** Count of a kind in its period, from the rounds alone. */
function countOf(kind: Kind, rounds: readonly Round[], now: Date): number {
  const { startsAt, endsAt } = periodOf(kind.includes('Day') ? 'day' : 'month', ZONE, now)
  return rounds
    .filter(({ at }) => at >= startsAt && at < endsAt)
    .reduce((sum, { staked, won }) => sum + staked - (kind.startsWith('Loss') ? won : 0), 0)
}

test('for any play and changes, no stake exceeds a limit in force, and none is refused without one', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 30 }), async (steps) => {
      kit.clock.set(START)
      const player = await kit.newPlayer()
      const rounds: Round[] = []
      const wanted = new Map<Kind, number | null>()
      for (const one of steps) {
        if (one.do === 'wait') kit.clock.advance(one.hours * HOUR)
        if (one.do === 'apply') await applyDue(kit.needs)
        if (one.do === 'change') {
          const value = one.value === null ? null : kit.money(one.value)
          const answer = await kit.update(player, [{ kind: one.kind, value }])
          expect(answer.status).toBe(200)
          wanted.set(one.kind, one.value)
        }
        if (one.do !== 'stake') continue
        const now = kit.clock.now()
        const { limits } = await kit.get(player)
        const passed = (limits as { kind: Kind; value: { amountMinor: number } | null }[]).filter(
          ({ kind, value }) =>
            KINDS.includes(kind) && value !== null && countOf(kind, rounds, now) + one.amount > value.amountMinor,
        )
        const wasTaken = await kit.play(player, one.amount, one.win)
        if (passed.length > 0) expect(wasTaken, `a stake of ${one.amount} passes ${passed[0]?.kind}`).toBe(false)
        // Refused only by a limit: one in force, or one whose end was not written to the books yet.
        if (!wasTaken && passed.length === 0) {
          await applyDue(kit.needs)
          expect(await kit.play(player, one.amount, one.win), 'a stake within every limit').toBe(true)
        }
        if (wasTaken || passed.length === 0) rounds.push({ at: now, staked: one.amount, won: one.win })
        for (const kind of KINDS) {
          const shown = await kit.limitOf(player, kind)
          if (shown.present !== null) expect(shown.present, kind).toEqual(kit.money(countOf(kind, rounds, now)))
        }
      }
      // The last request is either in force or pending.
      for (const [kind, value] of wanted) {
        const { value: held, pending } = await kit.limitOf(player, kind)
        const last = pending === null ? held : pending.value
        expect(last, kind).toEqual(value === null ? null : kit.money(value))
      }
    }),
    { numRuns: 6, endOnFailure: true },
  )
})
