import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import type { LobbyGame } from './lobby-game.ts'
import { sortGames } from './sort-games.ts'

/** Every game by name: for who knows what to look for, and for search engines. */
export const AllGames = memo(function AllGames({ games, locale }: { games: readonly LobbyGame[]; locale: string }) {
  const t = useTranslations('lobby')
  const sorted = useMemo(() => sortGames(games, 'name', 'asc', locale), [games, locale])
  return (
    <section className="row az" aria-labelledby="all-games">
      <h2 id="all-games">{t('allByName')}</h2>
      <ul>
        {sorted.map(({ key, name }) => (
          <li key={key}>
            <Link to={paths.game(locale, key)}>{name}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
})
