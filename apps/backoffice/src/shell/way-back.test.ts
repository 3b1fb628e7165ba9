import { expect, it } from 'vitest'
import { readWayBack } from './way-back.ts'

const read = (back: string) => readWayBack(new URLSearchParams({ back }))

it('leads to the screen that the address names, as it stood', () => {
  expect(read('/now')).toEqual({ to: '/now', name: 'screen.now' })
  expect(read('/reports?view=overview&months=1')).toEqual({
    to: '/reports?view=overview&months=1',
    name: 'screen.reports',
  })
  expect(read('/logs?view=bonuses&from=2026-11-01')).toMatchObject({ name: 'logs.view.bonuses' })
  expect(read('/logs')).toMatchObject({ name: 'logs.view.overview' })
})

it.each([
  '',
  'https://example.com/logs',
  '//example.com/logs',
  '/logs/../sign-out',
  'javascript:alert(1)',
  '/players/7',
])('leads nowhere by an address that is no such screen: %s', (back) => {
  expect(read(back)).toBeUndefined()
})
