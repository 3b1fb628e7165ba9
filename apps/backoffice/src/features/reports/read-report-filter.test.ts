import { targets } from '#config/targets.ts'
import { expect, it } from 'vitest'
import { narrowing, readReportFilter } from './read-report-filter.ts'

const read = (search: string, now = '2026-11-25T12:00:00Z') =>
  readReportFilter(new URLSearchParams(search), new Date(now), 'Europe/Bratislava')

it('is by default the current month so far, in days of the books', () => {
  expect(read('')).toMatchObject({ from: '2026-11-01', to: '2026-11-25', by: 'game', sort: 'key', descending: false })
  // Half past eleven in UTC is the next day already.
  expect(read('', '2026-11-30T23:30:00Z')).toMatchObject({ from: '2026-12-01', to: '2026-12-01' })
})

it('parses known parameters and ignores the rest', () => {
  expect(read('from=2026-03-01&to=2026-03-31&by=day&game=GameA&sort=ggr&order=down')).toMatchObject({
    from: '2026-03-01',
    to: '2026-03-31',
    by: 'day',
    game: 'GameA',
    sort: 'ggr',
    descending: true,
  })
  expect(read('from=x&to=2026-03-31&by=moon&sort=moon')).toMatchObject({ from: '2026-03-01', by: 'game', sort: 'key' })
  // No such days: the days of now, and no screen that the server refuses.
  for (const never of ['2026-02-31', '2026-13-45', '0000-00-00', '9999-99-99'])
    expect(read(`from=${never}&to=${never}`), never).toMatchObject({ from: '2026-11-01', to: '2026-11-25' })
  expect(read('from=2026-04-01&to=2026-03-31')).toMatchObject({ from: '2026-03-31', to: '2026-03-31' })
})

it('sends only chosen filters', () => {
  expect(narrowing(read(`brand=${targets[0]}&currency=EUR`))).toEqual({ brands: [targets[0]], currencies: ['EUR'] })
  expect(narrowing(read('brand=No+brand%21&currency=USD'))).toEqual({})
  expect(read('columns=protection').columns).toBe('protection')
  expect(read('columns=moon').columns).toBe('main')
})
