import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { placesHallCs as texts } from '../../texts/places/hall-cs.ts'
import { queryClient } from '../../shell/session.ts'
import type { HallDay as Shown } from './hall-day.tsx'

const [HERE, THERE] = ['0190d3a0-7b1c-7000-8000-00000000e571', '0190d3a0-7b1c-7000-8000-00000000e572']
const hall = {
  at: '2026-11-28T09:00:00.000Z',
  terminals: [],
  attendance: { visits: 0, people: 0, hours: [] },
  stakeMax: null,
  winMax: null,
  agents: [],
  incidents: [
    {
      incidentId: '0190d3a0-7b1c-7000-8000-00000000e573',
      serial: 'T-1',
      at: '2026-11-28T08:00:00.000Z',
      reason: 'credit-left' as const,
      stake: null,
      win: null,
      credit: { amountMinor: 5_000, currency: 'CZK' as const },
    },
  ],
}

let HallDay: typeof Shown
beforeAll(async () => {
  // Settings of the page are read when it is loaded.
  vi.stubGlobal('document', { documentElement: { dataset: {} } })
  const { loadTexts } = await import('../../shell/use-texts.ts')
  await loadTexts('cs')
  ;({ HallDay } = await import('./hall-day.tsx'))
})
afterEach(() => queryClient.clear())

/** The day of a hall, to somebody who works at the desks of these venues (absent: of all). */
function shown(venueId: string, permissions: readonly string[], works?: readonly string[]) {
  const venuesOfPermissions = works === undefined ? {} : { 'cash.work': works }
  queryClient.setQueryData(['me'], { user: { permissions }, permissionsAtVenues: [], venuesOfPermissions })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <HallDay venueId={venueId} hall={hall} />
    </QueryClientProvider>,
  )
}

it('credit left on a terminal is closed by who works at the desks of this venue', () => {
  const button = texts['places.closeCredit']
  expect(shown(HERE, ['cash.work'], [HERE])).toContain(button)
  expect(shown(HERE, ['cash.work'], [THERE])).not.toContain(button)
  expect(shown(HERE, ['cash.work'])).toContain(button)
  expect(shown(HERE, ['places.read'])).not.toContain(button)
})
