import { expect, it } from 'vitest'
import { openLine, type Place } from './waiting-line.ts'

function line(perSecond: number, waitingMax?: number) {
  let at = 1_000_000
  let ids = 0
  const opened = openLine({
    perSecond,
    now: () => at,
    newId: () => `visitor-${(ids += 1)}`,
    ...(waitingMax === undefined ? {} : { waitingMax }),
  })
  return { ...opened, pass: (ms: number) => void (at += ms) }
}
const placeOf = (asked: ReturnType<ReturnType<typeof line>['ask']>): Place => {
  if (asked.isIn || !asked.place) throw new Error('has no place')
  return asked.place
}

it('admits everybody while arrivals are within the rate', () => {
  const { ask, pass } = line(3)
  for (let second = 0; second < 5; second += 1) {
    expect([ask(), ask(), ask()]).toEqual([{ isIn: true }, { isIn: true }, { isIn: true }])
    pass(1000)
  }
  expect([ask(), ask(), ask(), ask()].at(-1)).toMatchObject({ isIn: false, before: 0, waitSeconds: 1 })
})

it('admits in order of arrival, and states the true number of visitors ahead', () => {
  const { ask, pass, size } = line(1)
  ask()
  const places = Array.from({ length: 5 }, () => {
    const asked = ask()
    pass(1)
    return placeOf(asked)
  })
  expect(ask(places[4])).toMatchObject({ isIn: false, before: 4, waitSeconds: 5 })
  pass(1000)
  expect(ask(places[4]), 'the first has their turn').toMatchObject({ isIn: false, before: 3 })
  expect(ask(), 'who comes now stands at the end').toMatchObject({ isIn: false, before: 4 })
  expect(ask(places[0])).toEqual({ isIn: true })
  pass(1)
  expect(ask(places[0]), 'a turn is one: now they stand at the end').toMatchObject({ isIn: false, before: 5 })
  expect(size()).toBe(6)
})

it('skips visitors who have left, and keeps the turn of one who polls rarely', () => {
  const { ask, pass } = line(1)
  ask()
  const gone = Array.from({ length: 200 }, () => placeOf(ask()))
  pass(1)
  const stays = placeOf(ask())
  // The line moves by one each second; after a minute and a half none of the others has polled again.
  for (let seconds = 0; seconds < 40; seconds += 10) {
    pass(10_000)
    expect(ask(stays)).toMatchObject({ isIn: false })
  }
  pass(51_000)
  expect(ask(stays)).toEqual({ isIn: true })
  expect(ask(gone[0])).toMatchObject({ isIn: true })
})

it('orders visitors with a place of another process by it, and accepts no place from the future', () => {
  const { ask, pass } = line(1)
  ask()
  const own = placeOf(ask())
  const earlier = { id: 'elsewhere', arrivedAt: own.arrivedAt - 5000 }
  expect(ask(earlier)).toMatchObject({ before: 0, place: earlier })
  expect(ask(own)).toMatchObject({ before: 1 })
  expect(placeOf(ask({ id: 'tomorrow', arrivedAt: own.arrivedAt + 86_400_000 })).id).not.toBe('tomorrow')
  pass(1000)
  expect(ask(earlier)).toEqual({ isIn: true })
})

it('accepts no place of another process that is older than the longest wait', () => {
  const { ask, pass } = line(1)
  pass(2 * 3_600_000)
  ask()
  const own = placeOf(ask())
  const old = { id: 'of-this-morning', arrivedAt: own.arrivedAt - 3_600_001 }
  const asked = ask(old)
  expect(asked).toMatchObject({ isIn: false })
  expect(placeOf(asked)).not.toEqual(old)
})

it('admits at the stated rate, however rarely visitors poll', () => {
  const { ask, pass } = line(2)
  ask()
  ask()
  const places = Array.from({ length: 30 }, () => {
    pass(1)
    return placeOf(ask())
  })
  pass(10_000)
  expect(ask(places[29])).toMatchObject({ before: 9, waitSeconds: 5 })
  expect(ask(places[19])).toEqual({ isIn: true })
})

it('is bounded: a visitor at a full line gets no place, and a page that says so', () => {
  const { ask } = line(1, 3)
  ask()
  ask()
  ask()
  ask()
  expect(ask()).toEqual({ isIn: false, place: undefined, before: 3, waitSeconds: 3 })
})
