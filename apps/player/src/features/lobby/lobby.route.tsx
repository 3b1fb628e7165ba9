import { Activity, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { SectionPlace } from '#contract/shapes/sections.ts'
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
import { ALL_GAMES_ID, AllGames } from './all-games.tsx'
import { readCatalogue } from './catalogue.server.ts'
import { BadgeTags } from './badge-tags.ts'
import { CategoryChips } from './category-chips.tsx'
import { isNarrowed } from './filters.ts'
import LobbyNews from './lobby-news.tsx'
import { orderOfList } from './order-of-list.ts'
import { GameGrid } from './game-grid.tsx'
import { GameRow, rowId } from './game-row.tsx'
import { Hero } from './hero.tsx'
import { indexGames } from './filter-games.ts'
import { houseSections } from './house-sections.ts'
import { readJackpots } from './jackpots.server.ts'
import { levelsOf, type ShownJackpots } from './lobby-jackpot.ts'
import { readOffers, showOffer } from './lobby-promotions.server.ts'
import { composeRows, type LobbyRow } from './lobby-rows.ts'
import { lobbyStateOf } from './lobby-state.ts'
import { ownGames, useOwnGames } from './own-games.ts'
import { packGames, unpackGames } from './pack-games.ts'
import { PromotionBanner } from './promotion-banner.tsx'
import { readSections } from './read-sections.server.ts'
import { fillSlot } from './sections.ts'
import { StaffSlot } from './staff-slot.tsx'
import { JackpotLevels } from './tile-jackpot.tsx'
import { useFilters } from './use-filters.ts'
import { WhenNear } from './when-near.tsx'

/** Shorter than until the address follows. */
const REST_WAIT_MS = 150
const BOTTOM_ID = 'lobby-bottom'
const NO_LISTS = { favourites: [], recents: [] }

// Needed only once something is asked for.
const LobbyTools = lazy(() => import('./lobby-tools.tsx'))
// Where there is no jackpot and nobody has won anything large today there are no news.
// Only where the catalogue could not be read.
const LobbyWaiting = lazy(() => import('./lobby-waiting.tsx'))
const LobbyBottom = lazy(() => import('./lobby-bottom.tsx'))
const JackpotReader = lazy(() => import('./jackpot-reader.tsx'))
/** Filters that only the tools show: the chip counts them. */
const NEEDS_TOOLS = ['tag', 'reels', 'badge', 'provider', 'volatility', 'rtp'] as const

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const locale = requireLocale(site, params.locale)
  const api = apiFor(site, request)
  const isSignedIn = hasSession(request)
  const [catalogue, wins, jackpots, told, staff, favourites, recents] = await Promise.all([
    readCatalogue(site, locale),
    api(onlineGame.getRecentWins, {}),
    readJackpots(site),
    readOffers(site, request),
    readSections(site, request, locale),
    isSignedIn ? api(onlineGame.getFavourites, { query: {} }) : undefined,
    isSignedIn ? api(onlineGame.getLastGames, { query: {} }) : undefined,
  ])
  const { widgets, sliderSlidesCount } = site.brand.lobby
  const { heroGames } = site.look
  const about = { language: locale, games: catalogue?.games ?? [], heroGames }
  const promotions = told.offers.map((offer) => showOffer(offer, about))
  const offered = houseSections.promotions(promotions)
  const secondary = fillSlot(widgets.lobby_secondary_widget, [...houseSections.jackpots(jackpots), ...offered])
  const hasJackpots = secondary.some(({ type }) => type !== 'BANNER')
  // What stands above already does not stand below once more.
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
    banner: promotions.find(({ campaignId }) => secondary.some(({ id }) => id === campaignId)),
    promotions: promotions.filter(({ campaignId }) => below.some(({ id }) => id === campaignId)),
    listWidget: fillSlot(widgets.games_list, houseSections.nothingFound(catalogue?.games ?? [])),
    staff,
    ownJackpots: jackpots,
    texts: textsOf(locale, ['lobby']),
    about: site.brandTexts[locale]?.brand,
    address: site.playerOrigin,
    languages: site.brand.languages,
    wins: wins.ok ? wins.data.wins : [],
    shownJackpots,
    favourites: favourites?.ok ? favourites.data.gameKeys : undefined,
    recents: recents?.ok ? recents.data.gameKeys : undefined,
  }
  // Without the catalogue the page still comes, and waits for it; nobody may keep such a page.
  return catalogue ? found : data(found, { status: 503 })
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
      <Lobby found={loaderData} />
    </MoreTexts>
  )
}

function Lobby({ found }: { found: Route.ComponentProps['loaderData'] }) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  const { filters, isAddressNarrow, isSearching, isExpected } = useFilters()
  const state = useMemo(
    () => lobbyStateOf(found.catalogue && { ...found.catalogue, games: unpackGames(found.catalogue.games) }),
    [found.catalogue],
  )
  const index = useMemo(() => indexGames(state.games, found.catalogue?.tags), [state.games, found.catalogue])
  const own = useOwnGames()
  const rows = useRows(state, own)
  const allGames = useMemo(() => <AllGames index={index} locale={locale} />, [index, locale])
  const bottom = useBottom(found, state)
  const slotOf = (place: SectionPlace) => staffSlot(found, state.games, place)
  const listSlot = useMemo(() => staffSlot(found, state.games, 'games_list'), [found, state.games])
  const [hasTools, setHasTools] = useState(false)
  const [{ jackpots, levels }, setJackpots] = useState(found.shownJackpots)
  const closeTools = useCallback(() => setHasTools(false), [])
  const hero = found.primaryWidget.find(({ type }) => type === 'SLIDER')
  const slider = found.primarySlider[0]
  const isNarrow = isNarrowed(filters)
  const isResting = useRest(isNarrow) || isAddressNarrow
  const away = isNarrow ? 'lobby-away' : undefined

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
            <div className={away}>
              {slotOf('lobby_primary_widget') ??
                (hero ? <Hero games={state.games} wanted={hero.gameKeys} slides={slider?.gameKeys} /> : null)}
              {slotOf('lobby_primary_slider_with_3D')}
              {found.wins.length + jackpots.length > 0 ? (
                // Not by lazy: above the rows, a part that waits for its code takes them up and down again as the page wakes.
                <LobbyNews
                  wins={found.wins}
                  jackpots={found.staff.lobby_secondary_widget ? [] : jackpots}
                  games={state.games}
                />
              ) : null}
              {slotOf('lobby_secondary_widget') ?? <PromotionBanner promotion={found.banner} games={state.games} />}
            </div>
          </Activity>
          <CategoryChips
            tags={state.tags}
            total={state.games.length}
            filters={filters}
            set={set}
            isOpen={hasTools}
            onOpen={setHasTools}
          />
          {hasTools ? (
            <Suspense>
              <LobbyTools
                index={index}
                own={own}
                tags={state.tags}
                providers={state.providers}
                filters={filters}
                onClose={closeTools}
              />
            </Suspense>
          ) : null}
          {isNarrow || isExpected ? (
            <Activity mode={isNarrow ? 'visible' : 'hidden'}>
              <GameGrid
                index={index}
                filters={filters}
                own={own}
                listOrder={orderOfList(filters, state)}
                widget={found.listWidget}
                instead={listSlot}
              />
            </Activity>
          ) : null}
          <Activity mode={isResting ? 'hidden' : 'visible'}>
            <div className={away}>
              {rows}
              {slotOf('lobby_bottom') ?? <WhenNear id={BOTTOM_ID}>{bottom}</WhenNear>}
              <WhenNear id={ALL_GAMES_ID}>{allGames}</WhenNear>
            </div>
          </Activity>
        </main>
        <Reader found={found} onRead={setJackpots} />
      </JackpotLevels>
    </BadgeTags>
  )
}

/** Lists that came with the page are the player's own from then on. */
function useAdopted(found: Pick<Route.ComponentProps['loaderData'], 'favourites' | 'recents'>): void {
  useEffect(() => {
    ownGames.reload()
    const { favourites, recents } = found
    if (favourites || recents) ownGames.adopt({ ...(favourites && { favourites }), ...(recents && { recents }) })
  }, [found])
}

/** Reads again what jackpots hold, where a game has one. */
function Reader({
  found,
  onRead,
}: {
  readonly found: Pick<Route.ComponentProps['loaderData'], 'shownJackpots'>
  readonly onRead: (shown: ShownJackpots) => void
}) {
  const { locale } = useSite()
  if (Object.keys(found.shownJackpots.levels).length === 0) return null
  return (
    <Suspense>
      <JackpotReader locale={locale} onRead={onRead} />
    </Suspense>
  )
}

/** What staff have put into a slot, in place of the house's own content; undefined where there is nothing. */
function staffSlot(
  { staff, ownJackpots }: Pick<Route.ComponentProps['loaderData'], 'staff' | 'ownJackpots'>,
  games: LobbyState['games'],
  place: SectionPlace,
) {
  const sections = staff[place]
  return sections ? <StaffSlot sections={sections} games={games} jackpots={ownJackpots} /> : undefined
}

type LobbyState = ReturnType<typeof lobbyStateOf>

function useBottom(
  { bottomWidget, promotions }: Pick<Route.ComponentProps['loaderData'], 'bottomWidget' | 'promotions'>,
  { games, tags }: LobbyState,
) {
  return useMemo(() => {
    const shown = { sections: bottomWidget, games, tags: tags.categories, promotions }
    return <LobbyBottom id={BOTTOM_ID} {...shown} />
  }, [bottomWidget, promotions, games, tags])
}

function useRows(state: LobbyState, own: ReturnType<typeof useOwnGames>) {
  const { look } = useSite()
  // A row of the catalogue is the same element whatever else changes: nothing may wake it while it still sleeps.
  const steadyRows = useMemo(
    () => new Map(composeRows(state.games, NO_LISTS, look, state.orders).map((row) => [rowId(row), drawRow(row)])),
    [state.games, state.orders, look],
  )
  return useMemo(
    () => composeRows(state.games, own, look, state.orders).map((row) => steadyRows.get(rowId(row)) ?? drawRow(row)),
    [state.games, state.orders, own, look, steadyRows],
  )
}

function drawRow(row: LobbyRow) {
  return (
    <WhenNear key={rowId(row)} id={rowId(row)}>
      <GameRow row={row} />
    </WhenNear>
  )
}

/**
 * What a narrower list hides stays as it is, since taking it down and drawing it anew is what a first key would pay for:
 * it is only not painted any more. A moment later React lets it rest, before the address follows what was typed: what
 * sleeps in it is then woken beside the keys, not in their way.
 */
function useRest(isNarrow: boolean): boolean {
  const [isRested, setIsRested] = useState(false)
  useEffect(() => {
    if (!isNarrow) return undefined
    const timer = setTimeout(() => setIsRested(true), REST_WAIT_MS)
    return () => {
      clearTimeout(timer)
      setIsRested(false)
    }
  }, [isNarrow])
  return isNarrow && isRested
}
