import { memo, useDeferredValue, useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button.tsx'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { filterGames, type IndexedGame, type OwnLists } from './filter-games.ts'
import type { Filters } from './filters.ts'
import { GameTile } from './game-tile.tsx'
import { pickGames } from './pick-games.ts'
import { sortGames } from './sort-games.ts'

const SKELETONS = 12
const FIRST_BATCH = 36

type Props = {
  readonly index: readonly IndexedGame[]
  readonly filters: Filters
  readonly own: OwnLists
  readonly isLoading: boolean
}

/** Games that were asked for. A screenful comes at once, the rest when the keyboard rests. */
export const GameGrid = memo(function GameGrid({ index, filters, own, isLoading }: Props) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  const games = useMemo(() => {
    const found = filterGames(index, filters, own).map(({ game }) => game)
    // The player's own lists are in their own order until another one is asked for.
    if (filters.show && filters.order === 'sort') {
      const keys = filters.show === 'favourites' ? own.favourites : own.recents
      return pickGames(found, filters.direction === 'desc' ? keys : keys.toReversed())
    }
    return sortGames(found, filters.order, filters.direction, locale)
  }, [index, filters, own, locale])
  const favourites = useMemo(() => new Set(own.favourites), [own.favourites])
  const first = useMemo(() => games.slice(0, FIRST_BATCH), [games])
  const shown = useDeferredValue(games, first)
  const visible = shown === games ? games : first

  if (isLoading) {
    return (
      <div className="grid" aria-busy="true" aria-label={t('loading')}>
        {Array.from({ length: SKELETONS }, (_, place) => (
          <div key={place} className="sk" />
        ))}
      </div>
    )
  }
  return (
    <>
      <output className="sr">{t('found', { count: games.length })}</output>
      {games.length === 0 ? (
        <div className="empty">
          <h2>{filters.show === 'favourites' && filters.text === '' ? t('emptyFavourites') : t('empty')}</h2>
          <p>{filters.show === 'favourites' && filters.text === '' ? t('emptyFavouritesHint') : t('emptyHint')}</p>
          <Link className={buttonClass('ghost')} to={paths.lobby(locale)}>
            {t('showAll')}
          </Link>
        </div>
      ) : (
        <ul className="grid">
          {visible.map((game) => (
            <GameTile key={game.key} game={game} isFavourite={favourites.has(game.key)} />
          ))}
        </ul>
      )}
    </>
  )
})
