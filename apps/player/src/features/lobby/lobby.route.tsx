import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useLocation, useNavigate, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { useTranslations } from 'use-intl/react'
import type { Route } from './+types/lobby.route.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { lobbySearch, useLobbySearch } from '../../shell/lobby-search.ts'
import { describePage } from '../../shell/describe-page.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { SearchField } from '../../shell/search-field.tsx'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { textsOf } from '../../shell/texts.server.ts'
import { AllGames } from './all-games.tsx'
import { readCatalogue } from './catalogue.server.ts'
import { CategoryChips } from './category-chips.tsx'
import { isNarrowed, parseFilters, type Filters } from './filters.ts'
import { GameGrid } from './game-grid.tsx'
import { GameRow } from './game-row.tsx'
import { Hero } from './hero.tsx'
import { indexGames } from './filter-games.ts'
import { composeRows } from './lobby-rows.ts'
import { lobbyStateOf } from './lobby-state.ts'
import { ownGames, useOwnGames } from './own-games.ts'
import { WinTicker } from './win-ticker.tsx'

const ADDRESS_WAIT_MS = 300

// Needed only once something is asked for.
const LobbyTools = lazy(() => import('./lobby-tools.tsx'))

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const api = apiFor(site, request)
  const isSignedIn = hasSession(request)
  const [catalogue, wins, favourites, recents] = await Promise.all([
    readCatalogue(site, locale),
    api(onlineGame.getRecentWins, {}),
    isSignedIn ? api(onlineGame.getFavourites, { query: {} }) : undefined,
    isSignedIn ? api(onlineGame.getLastGames, { query: {} }) : undefined,
  ])
  if (!catalogue) throw new Response(null, { status: 503 })
  return {
    catalogue,
    texts: textsOf(locale, ['lobby']),
    about: site.brandTexts[locale]?.brand,
    address: site.playerOrigin,
    languages: site.brand.languages,
    heroGames: site.brand.lobby.heroGames,
    wins: wins.ok ? wins.data.wins : [],
    favourites: favourites?.ok ? favourites.data.gameKeys : undefined,
    recents: recents?.ok ? recents.data.gameKeys : undefined,
  }
}

/** Searching and filtering happen in the page: the catalogue is already here. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({
    name: loaderData?.about?.title,
    about: loaderData?.about?.description,
    address: loaderData?.address,
    languages: loaderData?.languages,
    locale: params.locale,
    rest: '',
  })
}

export default function LobbyPage({ loaderData }: Route.ComponentProps) {
  const { locale } = useSite()
  return (
    <MoreTexts locale={locale} texts={loaderData.texts}>
      <Lobby data={loaderData} />
    </MoreTexts>
  )
}

function Lobby({ data }: { data: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  const { filters, isSearching } = useFilters()
  const state = useMemo(() => lobbyStateOf(data.catalogue), [data.catalogue])
  const index = useMemo(() => indexGames(state.games), [state.games])
  const own = useOwnGames()
  const rows = useMemo(() => composeRows(state.games, own), [state.games, own])
  const isHydrated = useIsHydrated()

  useEffect(() => {
    ownGames.reload()
    const { favourites, recents } = data
    if (favourites || recents) ownGames.adopt({ ...(favourites && { favourites }), ...(recents && { recents }) })
  }, [data])

  return (
    <main className="wrap" id="content">
      {isSearching || filters.text !== '' ? <SearchField className="phone-search" /> : null}
      {isNarrowed(filters) ? (
        <h1 className="sr">{t('title')}</h1>
      ) : (
        <>
          <Hero games={state.games} wanted={data.heroGames} />
          <WinTicker wins={data.wins} games={state.games} />
        </>
      )}
      <CategoryChips tags={state.tags} total={state.games.length} filters={filters} />
      {isNarrowed(filters) ? (
        <>
          <Suspense fallback={<div className="tools wait" />}>
            <LobbyTools tags={state.tags} providers={state.providers} filters={filters} />
          </Suspense>
          <GameGrid index={index} filters={filters} own={own} isLoading={state.isLoading} />
        </>
      ) : (
        <>
          {rows.map((row) => (
            <GameRow key={`${row.kind}-${row.tag ?? ''}`} row={row} own={own} isHydrated={isHydrated} />
          ))}
          <AllGames games={state.games} locale={locale} />
        </>
      )}
    </main>
  )
}

/** Filters of the address, with the text that is being typed; the address follows a moment after the last key. */
function useFilters(): { filters: Filters; isSearching: boolean } {
  const { search, state, pathname } = useLocation()
  const { text, isOpen } = useLobbySearch()
  const typed = useDeferredValue(text)
  const navigate = useNavigate()
  const ofAddress = useMemo(() => parseFilters(search), [search])
  const filters = useMemo(() => (typed === undefined ? ofAddress : { ...ofAddress, text: typed }), [ofAddress, typed])

  useEffect(() => {
    if (text === undefined || text === ofAddress.text) return undefined
    const timer = setTimeout(() => {
      const params = new URLSearchParams(location.search)
      if (text.trim() === '') params.delete('q')
      else params.set('q', text)
      const next = params.toString()
      void navigate(pathname + (next && `?${next}`), {
        replace: true,
        preventScrollReset: true,
        state: { isTyping: true },
      })
    }, ADDRESS_WAIT_MS)
    return () => clearTimeout(timer)
  }, [text, ofAddress.text, navigate, pathname])

  // A link that leads here says what to show; what was typed before is over.
  const isTyping = (state as { isTyping?: boolean } | null)?.isTyping === true
  useEffect(() => {
    if (!isTyping) lobbySearch.release()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every new address counts, not only a new kind
  }, [search, isTyping])
  useEffect(() => lobbySearch.close, [])

  return { filters, isSearching: isOpen }
}

function useIsHydrated(): boolean {
  const [isHydrated, setIsHydrated] = useState(false)
  // oxlint-disable-next-line react/set-state-in-effect -- the first render must equal the server's
  useEffect(() => setIsHydrated(true), [])
  return isHydrated
}
