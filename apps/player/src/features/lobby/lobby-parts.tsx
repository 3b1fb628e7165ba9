import { Activity, lazy, memo, startTransition, Suspense, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { SectionPlace } from '#contract/shapes/sections.ts'
import type { Route } from './+types/lobby.route.ts'
import { useSite } from '../../shell/site.ts'
import { beforePresses } from '../../shell/hydration-events.ts'
import type { GridProps } from './game-grid.tsx'
import { GameRow, rowId } from './game-row.tsx'
import type { ShownJackpots } from './lobby-jackpot.ts'
import { composeRows, type LobbyRow } from './lobby-rows.ts'
import type { lobbyStateOf } from './lobby-state.ts'
import { ownGames, type useOwnGames } from './own-games.ts'
import { StaffSlot } from './staff-slot.tsx'
import { WhenNear } from './when-near.tsx'

/** Shorter than the delay until the URL is updated. */
const REST_WAIT_MS = 150
const BOTTOM_ID = 'lobby-bottom'
const ALL_GAMES_ID = 'all-games'
const NO_LISTS = { favourites: [], recents: [] }

const LobbyBottom = lazy(() => import('./lobby-bottom.tsx'))
const JackpotReader = lazy(() => import('./jackpot-reader.tsx'))
// Lazy: most first visits neither search nor scroll to the end.
const AllGames = lazy(() => import('./all-games.tsx'))
const loadGrid = async () => {
  const grid = await import('./game-grid.tsx')
  LoadedGrid = grid.default
  return grid
}
const GameGrid = lazy(loadGrid)
/** Once loaded it is rendered without `lazy`: React shows what had to wait, even for a moment, 300 ms later. */
let LoadedGrid: Awaited<ReturnType<typeof loadGrid>>['default'] | undefined
/** Fetches the code of the list before it is pressed for. */
export const expectResults = () => void loadGrid()

// An address with filters shows the list at once: what was sent before hydration waits for its code.
if (globalThis.location?.search) beforePresses.push(loadGrid())

const INTERACTIONS = ['pointerdown', 'keydown', 'scroll'] as const

/**
 * After the first interaction fetches the code of the list, and prepares the games for the search in idle time: the
 * first key is then as fast as the next ones. A visit that only looks at the first screen loads none of it.
 * @param isBegun there is a search already, such as by input before hydration
 * @returns isTried: the code was asked for and is there, or did not come. Then `GameGrid` asks once more, and the page
 *   says it if that fails too. isPrepared: a search in these games does not make their index any more.
 */
export function usePreparedSearch(searched: GridProps['searched'], isBegun: boolean) {
  const [isTried, setIsTried] = useState(false)
  const [prepared, setPrepared] = useState<GridProps['searched']>()
  useEffect(() => {
    const leave = new AbortController()
    const begin = async () => {
      leave.abort()
      const grid = await loadGrid().catch(() => undefined)
      setIsTried(true)
      if (!grid) return
      await grid.prepareIndex(searched)
      startTransition(() => setPrepared(searched))
    }
    if (isBegun) void begin()
    else
      for (const kind of INTERACTIONS)
        addEventListener(kind, () => void begin(), { passive: true, signal: leave.signal })
    return () => leave.abort()
  }, [searched, isBegun])
  return { isTried, isPrepared: prepared === searched }
}

/** The loader data of the page. */
export type LobbyFound = Route.ComponentProps['loaderData']

/** Adopts the lists of the loader as the player's own. */
export function useAdopted(found: Pick<LobbyFound, 'favourites' | 'recents'>): void {
  useEffect(() => {
    ownGames.reload()
    const { favourites, recents } = found
    if (favourites || recents) ownGames.adopt({ ...(favourites && { favourites }), ...(recents && { recents }) })
  }, [found])
}

/** Polls the amounts of jackpots, where a game has one. */
export function JackpotsReadAgain({
  found,
  onRead,
}: {
  readonly found: Pick<LobbyFound, 'shownJackpots'>
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

/** Content by staff in a slot, which replaces the house's own; undefined if there is none. */
export function staffSlot(
  { staff, ownJackpots }: Pick<LobbyFound, 'staff' | 'ownJackpots'>,
  games: LobbyState['games'],
  place: SectionPlace,
) {
  const sections = staff[place]
  return sections ? <StaffSlot sections={sections} games={games} jackpots={ownJackpots} /> : undefined
}

type LobbyState = ReturnType<typeof lobbyStateOf>

/** What stands under the rows: the last slot, and all games by name. */
export function useBottom(
  { bottomWidget, promotions }: Pick<LobbyFound, 'bottomWidget' | 'promotions'>,
  { games, tags }: LobbyState,
  instead: ReactNode,
) {
  const { locale } = useSite()
  const bottom = useMemo(() => {
    const shown = { sections: bottomWidget, games, tags: tags.categories, promotions }
    return <LobbyBottom id={BOTTOM_ID} {...shown} />
  }, [bottomWidget, promotions, games, tags])
  const allGames = useMemo(() => <AllGames id={ALL_GAMES_ID} games={games} locale={locale} />, [games, locale])
  return (
    <>
      {instead ?? <WhenNear id={BOTTOM_ID}>{bottom}</WhenNear>}
      <WhenNear id={ALL_GAMES_ID}>{allGames}</WhenNear>
    </>
  )
}

type ResultsProps = Omit<GridProps, 'filters'> & {
  /** Undefined: nobody has searched yet. */
  readonly filters: GridProps['filters'] | undefined
  readonly isShown: boolean
}

/**
 * The list of results, prepared while it is expected. Memoized, as what waits for its code must be; always there, so
 * that a navigation to a list waits for it.
 */
export const Results = memo(function Results({ filters, isShown, ...list }: ResultsProps) {
  return (
    <Suspense>
      {filters ? (
        <Activity mode={isShown ? 'visible' : 'hidden'}>
          <Grid filters={filters} {...list} />
        </Activity>
      ) : null}
    </Suspense>
  )
})

function Grid(props: GridProps) {
  const [List] = useState(() => LoadedGrid ?? GameGrid)
  return <List {...props} />
}

export function useRows(state: LobbyState, own: ReturnType<typeof useOwnGames>) {
  const { look } = useSite()
  // Memoized, so that no other change hydrates a row that is still deferred.
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
 * Content hidden by a narrower list stays mounted, because unmounting and rendering it again would slow down the first
 * keystroke: it is only not painted. After a short delay, before the URL is updated, React hides it in an `Activity`:
 * deferred parts in it are then hydrated at low priority, without blocking keystrokes.
 */
export function useRest(isNarrow: boolean): boolean {
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
