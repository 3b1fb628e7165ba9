import { expect, it } from 'vitest'
import { orderVenues } from './order-venues.ts'

const venue = (venueId: string, latitude: number | null = null, longitude = latitude) => ({
  venueId,
  latitude,
  longitude,
})
const brno = venue('brno', 49.2013, 16.6028)
const praha = venue('praha', 50.0783, 14.4394)
const ostrava = venue('ostrava', 49.8297, 18.1742)
const nowhere = venue('nowhere')
const ids = (ownId: string | null) => orderVenues([nowhere, praha, ostrava, brno], ownId).map(({ venueId }) => venueId)

it('shows the venue of the kiosk first, then the nearest, and last what has no position', () => {
  expect(ids('brno')).toEqual(['brno', 'ostrava', 'praha', 'nowhere'])
  const [here, next] = orderVenues([praha, ostrava, brno], 'brno')
  expect(here).toMatchObject({ isHere: true, kilometres: null })
  expect(next?.kilometres).toBeGreaterThan(130)
  expect(next?.kilometres).toBeLessThan(140)
})
it('keeps the order where the kiosk or its position is unknown', () => {
  expect(ids(null)).toEqual(['nowhere', 'praha', 'ostrava', 'brno'])
  expect(ids('nowhere')).toEqual(['nowhere', 'praha', 'ostrava', 'brno'])
})
