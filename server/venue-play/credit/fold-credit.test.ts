import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCredit, type ClosedCredit, type Moved, type Seat } from './fold-credit.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 28, 9, minute))
const seat = (minute: number, wonMinor: number, more: Partial<Seat> = {}): Seat => ({
  sittingId: `at-${minute}`,
  openedAt: at(minute),
  isOpen: false,
  isPending: false,
  wonMinor,
  ...more,
})
const taken = (minute: number, takenMinor: number): Moved => ({
  at: at(minute),
  takenMinor,
  givenMinor: 0,
  isOfTerminal: true,
})
const given = (minute: number, givenMinor: number, isOfTerminal = true): Moved => ({
  at: at(minute),
  takenMinor: 0,
  givenMinor,
  isOfTerminal,
})
const closed = (minute: number, amountMinor: number, more: Partial<ClosedCredit> = {}): ClosedCredit => ({
  id: 'closed',
  openedAt: at(0),
  closedAt: at(minute),
  amountMinor,
  givenMinor: 0,
  returnedMinor: 0,
  isCompared: true,
  ...more,
})
const returnedOf = (folded: ReturnType<typeof foldCredit>) => folded.closings.get('closed')?.returnedMinor

test('what is given back after a closing is a return where nothing else was left', () => {
  const folded = foldCredit({
    seats: [seat(0, 0)],
    moved: [taken(1, 5_000), given(20, 7_000)],
    closings: [closed(10, 5_000)],
  })
  expect([folded.leftMinor, returnedOf(folded)]).toEqual([0, 5_000])
})

test('what was given back while it was closed, unseen, is a return', () => {
  const of = { seats: [seat(0, 0)], moved: [taken(1, 5_000), given(9, 5_000)] }
  expect(returnedOf(foldCredit({ ...of, closings: [closed(10, 5_000)] }))).toBe(5_000)
  const seen = foldCredit({ ...of, closings: [closed(10, 5_000, { givenMinor: 5_000 })] })
  expect(returnedOf(seen)).toBe(0)
})

test('until a sitting is known whole, what may belong to it begins no incident, and ends none', () => {
  const of = { seats: [seat(0, 0), seat(20, 0, { isPending: true })], moved: [taken(1, 5_000), given(25, 3_000)] }
  expect(returnedOf(foldCredit({ ...of, closings: [closed(10, 5_000)] }))).toBe(0)
  expect(returnedOf(foldCredit({ ...of, closings: [closed(10, 5_000, { returnedMinor: 3_000 })] }))).toBe(3_000)
  const rolledBack = { ...of, moved: [taken(1, 5_000)] }
  expect(returnedOf(foldCredit({ ...rolledBack, closings: [closed(10, 5_000, { returnedMinor: 3_000 })] }))).toBe(0)
})

test('a closing that is no longer compared keeps what it came to', () => {
  const folded = foldCredit({
    seats: [seat(0, 0)],
    moved: [taken(1, 5_000), given(20, 4_000)],
    closings: [closed(10, 5_000, { isCompared: false, returnedMinor: 1_000 })],
  })
  expect(returnedOf(folded)).toBe(1_000)
})

const amount = fc.integer({ min: 0, max: 9_000 })

test('sittings that give back all that they leave are never returns, whatever is reported late of the closed one', () => {
  fc.assert(
    fc.property(amount, amount, fc.array(fc.tuple(amount, amount), { maxLength: 5 }), (left, lateStake, later) => {
      const seats = [seat(0, -lateStake), ...later.map(([, won], index) => seat(20 + index * 5, won))]
      const moved = [
        taken(1, left),
        ...later.flatMap(([took, won], index) => [taken(21 + index * 5, took), given(22 + index * 5, took + won)]),
      ]
      const folded = foldCredit({ seats, moved, closings: [closed(10, left)] })
      expect([folded.leftMinor, returnedOf(folded)]).toEqual([0, 0])
    }),
  )
})

test('nothing is below zero, and no closing returns more than its amount', () => {
  const event = fc.tuple(fc.constantFrom('seat', 'taken', 'given', 'closed'), fc.integer({ min: 1, max: 59 }), amount)
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const of = (kind: string) => events.filter(([one]) => one === kind).toSorted(([, one], [, other]) => one - other)
      const closings = of('closed').map(([, minute, minor], index) => closed(minute, minor, { id: `${index}` }))
      const folded = foldCredit({
        seats: of('seat').map(([, minute, minor]) => seat(minute, minor - 4_000)),
        moved: [
          ...of('taken').map(([, minute, minor]) => taken(minute, minor)),
          ...of('given').map(([, minute, minor]) => given(minute, minor)),
        ],
        closings,
      })
      expect(folded.leftMinor).toBeGreaterThanOrEqual(0)
      for (const { id, amountMinor } of closings) {
        const { returnedMinor = -1, missingMinor = -1 } = folded.closings.get(id) ?? {}
        expect(returnedMinor).toBeGreaterThanOrEqual(0)
        expect(missingMinor).toBeGreaterThanOrEqual(0)
        expect(returnedMinor).toBeLessThanOrEqual(amountMinor)
      }
    }),
  )
})
