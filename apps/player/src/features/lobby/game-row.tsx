import { memo, useState } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { useNumber } from '../../shell/use-number.ts'
import { parseFilters, writeFilters } from './filters.ts'
import { GameTile } from './game-tile.tsx'
import type { LobbyRow } from './lobby-rows.ts'
import { useTagName } from './tag-name.ts'

const shapeClass = {
  usual: 'game-rail',
  small: 'game-rail game-rail-small',
  large: 'game-rail game-rail-large',
  rank: 'game-rail game-rail-ranked',
} as const
/** The games visible before scrolling, and a few more. The rest is rendered at the first scroll. */
const FIRST = { usual: 6, small: 8, large: 5, rank: 6 } as const
const CATEGORY_ROWS = ['crash-games', 'instant-games', 'cards', 'roulette', 'lotto', 'big-win', 'new']
const GENRE_ROWS = ['fruits', 'thematic', 'diamonds']

type Props = {
  readonly row: LobbyRow
}

export const GameRow = memo(function GameRow({ row }: Props) {
  const t = useTranslations('lobby')
  const tagName = useTagName()
  const { locale } = useSite()
  const write = useNumber()
  const [isWhole, setIsWhole] = useState(false)
  const title =
    row.kind === 'tag' && row.tag
      ? tagName({ key: row.tag })
      : row.kind === 'because'
        ? t('rows.because', { name: row.after ?? '' })
        : t(`rows.${row.kind === 'tag' ? 'other' : row.kind}`)
  const reason =
    row.kind === 'recents' ? t('rows.recentsWhy') : t('gamesCount', { count: row.total, written: write(row.total) })
  const id = rowId(row)
  return (
    <section className="game-row" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <small>{reason}</small>
        <Link to={paths.lobby(locale, addressOf(row))} aria-label={t('allOf', { title })}>
          {t('all')}
        </Link>
      </header>
      <ul className={shapeClass[row.shape]} onScroll={isWhole ? undefined : () => setIsWhole(true)}>
        {(isWhole ? row.games : row.games.slice(0, FIRST[row.shape])).map((game, place) => (
          <GameTile key={game.key} game={game} {...(row.shape === 'rank' ? { rank: place + 1 } : {})} />
        ))}
      </ul>
    </section>
  )
})

/** Id of the row's heading. */
export function rowId({ kind, tag }: Pick<LobbyRow, 'kind' | 'tag'>): string {
  return `row-${kind}-${tag ?? ''}`
}

function addressOf({ kind, tag }: LobbyRow): string {
  const none = parseFilters('')
  if (kind === 'recents' || kind === 'favourites') return writeFilters({ ...none, show: kind })
  if (tag && CATEGORY_ROWS.includes(tag)) return writeFilters({ ...none, category: tag })
  if (tag && GENRE_ROWS.includes(tag)) return writeFilters({ ...none, genre: tag })
  return writeFilters({ ...none, tag })
}
