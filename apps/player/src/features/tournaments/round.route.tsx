import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { data } from 'react-router'
import { getRoundResults } from '#contract/onling-v2/tournaments.ts'
import { BOARD_ROWS } from '#contract/shapes/tournaments.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { pageParts } from '../../shell/page-parts.server.ts'
import { siteContext } from '../../shell/site-context.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import type { Route } from './+types/round.route.ts'
import { isLeftAlone } from '../../shell/own-promotions.server.ts'
import { hasOwnEntry } from './left-alone.server.ts'
import { readGames } from './read-games.server.ts'
import { RoundPage } from './round-page.tsx'

const ROUND_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * One round of a tournament with its rules, its prizes and its board as it is now; the page keeps the board up to date
 * itself. 404 for players who must get no offers and have not entered it.
 */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const parts = pageParts(site, params.locale, 'tournaments')
  if (!ROUND_ID.test(params.roundId)) throw data(null, { status: 404 })
  const query = { roundId: params.roundId, limit: BOARD_ROWS }
  const found = await apiFor(site, request)(getRoundResults, { query })
  if (!found.ok) throw data(null, { status: found.status === 422 ? 404 : found.status })
  const { round } = found.data
  if ((await isLeftAlone(context, request)) && !(await hasOwnEntry(site, request, round)))
    throw data(null, { status: 404 })
  return {
    ...parts,
    found: found.data,
    isSignedIn: hasSession(request),
    games: await readGames(site, parts.locale, round.terms.gameKeys),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  return [{ title: `${loaderData.found.round.name} · ${loaderData.appName}` }]
}

export default function RoundRoute({ loaderData }: Route.ComponentProps) {
  const { locale, texts, errors, found, games, isSignedIn } = loaderData
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 10_000 } } }))
  return (
    <MoreTexts locale={locale} texts={texts}>
      <QueryClientProvider client={queries}>
        <RoundPage key={found.round.roundId} found={found} games={games} errors={errors} isSignedIn={isSignedIn} />
      </QueryClientProvider>
    </MoreTexts>
  )
}
