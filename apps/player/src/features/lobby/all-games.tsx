import { memo, useMemo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useNumber } from '../../shell/use-number.ts'
import { useFreeRoundsLeft } from './free-rounds-left.ts'
import type { LobbyGame } from './lobby-game.ts'
import { sortGames } from './sort-games.ts'

type Props = {
  /** Of its heading, by which the lobby sees that the player is near. */
  readonly id: string
  readonly games: readonly LobbyGame[]
  readonly locale: string
}

/** Every game by name, collapsed: for visitors who know the name, and for search engines. */
export default memo(function AllGames({ id, games, locale }: Props) {
  const t = useTranslations('lobby')
  const write = useNumber()
  const sorted = useMemo(
    () =>
      sortGames(
        games.map((game) => ({ game })),
        'name',
        'asc',
        locale,
      ),
    [games, locale],
  )
  return (
    <section className="game-row all-games" aria-labelledby={id}>
      <details>
        <summary>
          <h2 id={id}>{t('allByName')}</h2>
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
