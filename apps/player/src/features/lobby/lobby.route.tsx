import { Activity, lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import { useTranslations } from 'use-intl/react'
import type { Route } from './+types/lobby.route.ts'
import { apiFor, hasSession } from '../../shell/call-api.server.ts'
import { describePage } from '../../shell/describe-page.ts'
import { requireLocale } from '../../shell/require-locale.ts'
import { SearchField } from '../../shell/fields/search-field.tsx'
import { siteContext } from '../../shell/site-context.ts'
import { useSite } from '../../shell/site.ts'
import { MoreTexts } from '../../shell/texts.tsx'
import { textsOf } from '../../shell/texts.server.ts'
import { readCatalogue } from './catalogue.server.ts'
import { BadgeTags } from './badge-tags.ts'
import { CategoryChips } from './category-chips.tsx'
import { isNarrowed } from './filters.ts'
import { orderOfList } from './order-of-list.ts'
import { dayIn, heroGamesOf } from './hero-games.ts'
import { houseSections } from './house-sections.ts'
import { readJackpots } from './jackpots.server.ts'
import { levelsOf, type ShownJackpots } from './lobby-jackpot.ts'
import { readOffers, showOffer } from './lobby-promotions.server.ts'
import {
  expectResults,
  JackpotsReadAgain,
  Results,
  staffSlot,
  useAdopted,
  useBottom,
  usePreparedSearch,
  useRest,
  useRows,
} from './lobby-parts.tsx'
import { lobbyStateOf } from './lobby-state.ts'
import { LobbyTop } from './lobby-top.tsx'
import { useOwnGames } from './own-games.ts'
import { packGames, unpackGames } from './pack-games.ts'
import { filledSlots } from './filled-slots.server.ts'
import { readSections } from './read-sections.server.ts'
import { fillSlot } from './sections.ts'
import { shownTo } from './shown-to.ts'
import { JackpotLevels } from './tile-jackpot.tsx'
import { useFilters } from './use-filters.ts'

// Lazy: needed only once a filter is used.
const LobbyTools = lazy(() => import('./lobby-tools.tsx'))
// Lazy: needed only if the catalogue could not be loaded.
const LobbyWaiting = lazy(() => import('./lobby-waiting.tsx'))
/** Filters that only the tools show, counted on the chip. */
const NEEDS_TOOLS = ['tag', 'reels', 'badge', 'provider', 'volatility', 'rtp'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const api = apiFor(site, request)
  const isSignedIn = hasSession(request)
  const [catalogue, wins, pools, told, written, favourites, recents] = await Promise.all([
    readCatalogue(site, locale),
    api(onlineGame.getRecentWins, {}),
    readJackpots(site),
    readOffers(context, request),
    readSections(site, request, locale),
    isSignedIn ? api(onlineGame.getFavourites, { query: {} }) : undefined,
    isSignedIn ? api(onlineGame.getLastGames, { query: {} }) : undefined,
  ])
  const { jackpots, staff } = shownTo(told, { jackpots: pools, staff: written })
  const { widgets, sliderSlidesCount } = site.brand.lobby
  const heroPictures = site.heroes.map(({ game, src, texts }) => ({ game, src, text: texts[locale] ?? '' }))
  const pictured = heroPictures.map(({ game }) => game)
  const heroGames = heroGamesOf(site.look.heroGames, pictured, dayIn(site.market.timeZone, new Date()))
  const about = { language: locale, games: catalogue?.games ?? [], heroGames }
  const promotions = told.offers.map((offer) => showOffer(offer, about))
  const offered = houseSections.promotions(promotions)
  const secondary = fillSlot(widgets.lobby_secondary_widget, [...houseSections.jackpots(jackpots), ...offered])
  const hasJackpots = secondary.some(({ type }) => type !== 'BANNER')
  // Offers shown above are not repeated below.
  const below = offered.filter(({ id }) => secondary.every((one) => one.id !== id)).slice(0, 1)
  const shownJackpots: ShownJackpots = {
    jackpots: hasJackpots ? jackpots : [],
    levels: levelsOf(jackpots, locale),
  }
  const found = {
    catalogue: catalogue && { ...catalogue, games: packGames(catalogue.games) },
    primaryWidget: fillSlot(widgets.lobby_primary_widget, houseSections.primaryWidget(heroGames, sliderSlidesCount)),
    primarySlider: fillSlot(
      widgets.lobby_primary_slider_with_3D,
      houseSections.primarySlider(heroGames, sliderSlidesCount),
    ),
    bottomWidget: fillSlot(widgets.lobby_bottom, [...below, ...houseSections.bottom(catalogue?.games ?? [])]),
    heroPictures,
    banner: promotions.find(({ campaignId }) => secondary.some(({ id }) => id === campaignId)),
    promotions: promotions.filter(({ campaignId }) => below.some(({ id }) => id === campaignId)),
    listWidget: fillSlot(widgets.games_list, houseSections.nothingFound(catalogue?.games ?? [])),
    staff: filledSlots(staff, { games: about.games, jackpots }),
    ownJackpots: jackpots,
    texts: textsOf(site, locale, ['lobby']),
    about: site.brandTexts[locale]?.brand,
    address: site.playerOrigin,
    languages: site.brand.languages,
    lookKey: site.lookKey,
    wins: wins.ok && !told.isLeftAlone ? wins.data.wins : [],
    shownJackpots,
    favourites: favourites?.ok ? favourites.data.gameKeys : undefined,
    recents: recents?.ok ? recents.data.gameKeys : undefined,
  }
  // Without the catalogue the page is rendered and polls for it; such a page must not be cached.
  return catalogue ? found : data(found, { status: 503 })
}

/** Searching and filtering happen in the page: the catalogue is already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate
}

export function meta({ loaderData, params }: Route.MetaArgs) {
  return describePage({
    name: loaderData?.about?.title,
    about: loaderData?.about?.description,
    address: loaderData?.address,
    languages: loaderData?.languages,
    lookKey: loaderData?.lookKey,
    locale: params.locale,
    rest: '',
  })
}

export default function LobbyPage({ loaderData }: Route.ComponentProps) {
  const { locale } = useSite()
  return (
    <MoreTexts locale={locale} texts={loaderData.texts}>
      <Lobby found={loaderData} />
    </MoreTexts>
  )
}

function Lobby({ found }: { found: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('lobby')
  const { filters, isAddressNarrow, isSearching, isExpected } = useFilters()
  const state = useMemo(
    () => lobbyStateOf(found.catalogue && { ...found.catalogue, games: unpackGames(found.catalogue.games) }),
    [found.catalogue],
  )
  const searched = useMemo(
    () => ({ games: state.games, tags: found.catalogue?.tags, synonyms: found.catalogue?.synonyms }),
    [state.games, found.catalogue],
  )
  const [{ jackpots, levels }, setJackpots] = useState(found.shownJackpots)
  const own = useOwnGames()
  const rows = useRows(state, own)
  const bottom = useBottom(found, state, staffSlot(found, state.games, 'lobby_bottom'))
  // Memoized, so that a key in the search does not render it again.
  const top = useMemo(
    () => <LobbyTop found={found} games={state.games} jackpots={jackpots} />,
    [found, state.games, jackpots],
  )
  const listSlot = useMemo(() => staffSlot(found, state.games, 'games_list'), [found, state.games])
  const [hasTools, setHasTools] = useState(false)
  const closeTools = useCallback(() => setHasTools(false), [])
  const isNarrow = isNarrowed(filters)
  const isResting = useRest(isNarrow) || isAddressNarrow
  const away = isNarrow ? 'lobby-away' : undefined

  const { isTried, isPrepared } = usePreparedSearch(searched, isNarrow)
  useAdopted(found)

  if (state.isLoading) {
    return (
      <main className="page-width" id="content">
        <h1 className="visually-hidden">{t('title')}</h1>
        <Suspense>
          <LobbyWaiting />
        </Suspense>
      </main>
    )
  }
  const set = NEEDS_TOOLS.filter((name) => filters[name] !== undefined).length
  return (
    <BadgeTags value={state.tags.badges}>
      <JackpotLevels value={levels}>
        <main className="page-width" id="content">
          {isSearching || filters.text !== '' ? <SearchField className="lobby-search" /> : null}
          {!isNarrow && found.staff.lobby_primary_widget ? <h1 className="visually-hidden">{t('title')}</h1> : null}
          {isNarrow ? (
            <h1 className={filters.show ? 'lobby-title' : 'visually-hidden'}>
              {filters.show ? t(`rows.${filters.show}`) : t('title')}
            </h1>
          ) : null}
          <Activity mode={isResting ? 'hidden' : 'visible'}>
            <div className={away}>{top}</div>
          </Activity>
          <CategoryChips
            tags={state.tags}
            total={state.games.length}
            filters={filters}
            set={set}
            isOpen={hasTools}
            onOpen={setHasTools}
            onNear={expectResults}
          />
          {hasTools ? (
            <Suspense>
              <LobbyTools
                searched={searched}
                own={own}
                tags={state.tags}
                providers={state.providers}
                filters={filters}
                onClose={closeTools}
              />
            </Suspense>
          ) : null}
          <Results
            filters={isAddressNarrow || (isNarrow && isTried) || (isExpected && isPrepared) ? filters : undefined}
            isShown={isNarrow}
            searched={searched}
            listOrder={orderOfList(filters, state)}
            widget={found.listWidget}
            instead={listSlot}
          />
          <Activity mode={isResting ? 'hidden' : 'visible'}>
            <div className={away}>
              {rows}
              {bottom}
            </div>
          </Activity>
        </main>
        <JackpotsReadAgain found={found} onRead={setJackpots} />
      </JackpotLevels>
    </BadgeTags>
  )
}
