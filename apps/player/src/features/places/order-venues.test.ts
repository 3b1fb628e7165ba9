import { expect, it } from 'vitest'
import { kilometresBetween } from '#contract/kilometres-between.ts'
import { middleOfTown, orderVenues, type Venue } from './order-venues.ts'

const venue = (name: string, town: string, position?: readonly [number, number]) =>
  ({ name, town, latitude: position?.[0] ?? null, longitude: position?.[1] ?? null }) as unknown as Venue
const prague = venue('p', 'Praha', [50.0875, 14.4213])
const brno = venue('b', 'Brno', [49.1951, 16.6068])
const nowhere = venue('n', 'Znojmo')

it('measures the distance in a straight line', () => {
  const distance = kilometresBetween(
    { latitude: 50.0875, longitude: 14.4213 },
    { latitude: 49.1951, longitude: 16.6068 },
  )
  expect(distance).toBeGreaterThan(183)
  expect(distance).toBeLessThan(187)
})

it('sorts the nearest first, and venues without a position last', () => {
  const names = orderVenues([nowhere, brno, prague], { latitude: 50, longitude: 14.5 }, undefined).map(
    ({ name }) => name,
  )
  expect(names).toEqual(['p', 'b', 'n'])
})

it('sorts a chosen town first, also one without a position', () => {
  expect(middleOfTown([nowhere], 'Znojmo')).toBeUndefined()
  const found = orderVenues([prague, brno, nowhere], undefined, 'Znojmo')
  expect(found.map(({ name, kilometres }) => [name, kilometres])).toEqual([
    ['n', null],
    ['p', null],
    ['b', null],
  ])
})
