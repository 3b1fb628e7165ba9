import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { useNumber } from '../../shell/use-number.ts'
import { parseFilters, writeFilters } from './filters.ts'
import { GameTile } from './game-tile.tsx'
import type { Rail } from './rail-of-section.ts'
import { useTagName } from './tag-name.ts'

/**
 * A carousel of a slot. Separate from the rows of the lobby (game-row.tsx), which are longer, rendered in batches and
 * part of the first bundle.
 */
export function GameRail({ tag, filter, games, total }: Rail) {
  const t = useTranslations('lobby')
  const write = useNumber()
  const { locale } = useSite()
  const title = useTagName()({ key: tag })
  const id = `rail-${tag}`
  return (
    <section className="game-row" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <small>{t('gamesCount', { count: total, written: write(total) })}</small>
        <Link
          to={paths.lobby(locale, writeFilters({ ...parseFilters(''), [filter]: tag }))}
          aria-label={t('allOf', { title })}
        >
          {t('all')}
        </Link>
      </header>
      <ul className="game-rail">
        {games.map((game) => (
          <GameTile key={game.key} game={game} />
        ))}
      </ul>
    </section>
  )
}
