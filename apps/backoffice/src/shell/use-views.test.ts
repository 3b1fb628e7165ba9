import { QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import { queryClient } from './session.ts'
import { useViews } from './use-views.ts'
import type { VIEWS } from './view-names.ts'

afterEach(() => queryClient.clear())

/** The views that the screen offers to somebody with these rights, some of which count at some venues only. */
function offered(screen: keyof typeof VIEWS, permissions: readonly Permission[], permissionsAtVenues: string[] = []) {
  queryClient.setQueryData(['me'], { user: { permissions }, permissionsAtVenues })
  const Views = () => useViews(screen).join(' ')
  return renderToStaticMarkup(createElement(QueryClientProvider, { client: queryClient }, createElement(Views)))
}

it.each([
  ['games', 'rounds.read', 'rounds'],
  ['jackpots', 'rounds.read', 'wins'],
  ['logs', 'reports.read', 'overview'],
  ['staff', 'security.read', 'security'],
  ['live', 'operations.manage', 'installation'],
] as const)('a view of the whole brand is not offered for a right at some venues: %s', (screen, right, view) => {
  expect(offered(screen, [right])).toContain(view)
  expect(offered(screen, [right], [right])).not.toContain(view)
  expect(offered(screen, PERMISSIONS, ['cash.work'])).toContain(view)
})
