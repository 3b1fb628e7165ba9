import { lazy, memo, Suspense, useMemo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { lobbySearch } from '../../shell/lobby-search.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { useNumber } from '../../shell/use-number.ts'
import { filterGames, indexOf, type Searched } from './filter-games.ts'
import type { Filters } from './filters.ts'
import { GameTile } from './game-tile.tsx'
import { putInOrder } from './order-of-list.ts'
import { useOwnGames } from './own-games.ts'
import { pickGames } from './pick-games.ts'
import type { Section } from './sections.ts'
import { sortGames } from './sort-games.ts'
import { useMore } from './use-more.ts'

export { prepareIndex } from './filter-games.ts'

// Lazy: needed only without results.
const ListWidget = lazy(() => import('./list-widget.tsx'))

/** Fills two columns of a phone; a wide screen gets the next batch a frame later. */
const FIRST = 8
const BATCH = 24

export type GridProps = {
  readonly searched: Searched
  readonly filters: Filters
  /** The order of the selected list, where it has its own. */
  readonly listOrder?: readonly string[] | undefined
  /** Content of the list's own slot; shown without results. */
  readonly widget: readonly Section[]
  /** Content by staff. */
  readonly instead?: ReactNode
}

/** The grid of results. A screenful is rendered at once, the rest on scrolling. */
export default memo(function GameGrid({ searched, filters, listOrder, widget, instead }: GridProps) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  const write = useNumber()
  const own = useOwnGames()
  const index = indexOf(searched)
  const { order, direction } = filters
  // Sorted once per order, so that a keystroke only filters.
  const sorted = useMemo(() => sortGames(index, order, direction, locale), [index, order, direction, locale])
  const games = useMemo(() => {
    const found = filterGames(sorted, filters, own).map(({ game }) => game)
    // The player's own lists are in their own order until another one is selected.
    if (listOrder) return putInOrder(found, filters.direction === 'desc' ? listOrder : listOrder.toReversed())
    if (!filters.show || filters.order !== 'sort') return found
    const keys = filters.show === 'favourites' ? own.favourites : own.recents
    return pickGames(found, filters.direction === 'desc' ? keys : keys.toReversed())
  }, [sorted, filters, own, listOrder])
  const { count, watch } = useMore(games, { first: FIRST, batch: BATCH })

  if (games.length === 0) {
    const isEmptyList = filters.show === 'favourites' && filters.text === ''
    return (
      <>
        <div className="empty-list" data-query={filters.text}>
          <output className="visually-hidden">{t('found', { count: 0, written: write(0) })}</output>
          <h2>{isEmptyList ? t('emptyFavourites') : t('empty')}</h2>
          <p>{isEmptyList ? t('emptyFavouritesHint') : t('emptyHint')}</p>
          {/* Clears the pending input at once: it must not get into the URL after the player has left. */}
          <Link className={buttonClass('ghost')} to={paths.lobby(locale)} onClick={lobbySearch.release}>
            {t('showAll')}
          </Link>
        </div>
        {instead ?? (
          <Suspense>
            <ListWidget sections={widget} index={index} />
          </Suspense>
        )}
      </>
    )
  }
  return (
    <>
      <output className="visually-hidden">{t('found', { count: games.length, written: write(games.length) })}</output>
      <ul className="game-grid" data-query={filters.text}>
        {games.slice(0, count).map((game) => (
          <GameTile key={game.key} game={game} />
        ))}
      </ul>
      {count < games.length ? <div ref={watch} className="game-grid-more" /> : null}
    </>
  )
})
