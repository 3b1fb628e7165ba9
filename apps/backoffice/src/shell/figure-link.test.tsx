import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it } from 'vitest'
import { FigureLink } from './figure-link.tsx'
import { queryClient } from './session.ts'

afterEach(() => queryClient.clear())

const DAY = { from: '2026-11-01', to: '2026-11-01' }

function shown(value: number, permissions: readonly string[], permissionsAtVenues: readonly string[] = []): string {
  queryClient.setQueryData(['me'], { user: { permissions }, permissionsAtVenues })
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <FigureLink figure="registeredStaked" value={value} of={DAY}>
          {value}
        </FigureLink>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

it('a figure leads to its people for who may read the people of the whole brand, and to nowhere for others', () => {
  expect(shown(3, ['reports.players'])).toMatch(
    /^<a href="[^"]*figure=registeredStaked[^"]*from=2026-11-01[^>]*>3<\/a>$/,
  )
  expect(shown(0, ['reports.players'])).toBe('0')
  expect(shown(3, ['reports.read'])).toBe('3')
  expect(shown(3, ['reports.players'], ['reports.players'])).toBe('3')
})
