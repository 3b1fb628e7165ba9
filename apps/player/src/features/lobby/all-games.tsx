import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useNumber } from '../../shell/use-number.ts'
import type { IndexedGame } from './filter-games.ts'
import { useFreeRoundsLeft } from './free-rounds-left.ts'
import { sortGames } from './sort-games.ts'

export const ALL_GAMES_ID = 'all-games'

/** Every game by name, collapsed: for visitors who know the name, and for search engines. */
export const AllGames = memo(function AllGames({ index, locale }: { index: readonly IndexedGame[]; locale: string }) {
  const t = useTranslations('lobby')
  const write = useNumber()
  const sorted = useMemo(() => sortGames(index, 'name', 'asc', locale), [index, locale])
  return (
    <section className="game-row all-games" aria-labelledby={ALL_GAMES_ID}>
      <details>
        <summary>
          <h2 id={ALL_GAMES_ID}>{t('allByName')}</h2>
          <small>{write(sorted.length)}</small>
        </summary>
        <ul>
          {sorted.map(({ game: { key, name } }) => (
            <li key={key}>
              <Link to={paths.game(locale, key)}>
                {name}
                <Rounds gameKey={key} />
              </Link>
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
})

function Rounds({ gameKey }: { readonly gameKey: string }) {
  const t = useTranslations('lobby')
  const count = useFreeRoundsLeft(gameKey)
  return count ? <span className="all-games-rounds">{t('freeRounds', { count })}</span> : null
}
