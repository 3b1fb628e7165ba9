import { useTranslations } from 'use-intl/react'
import type { IndexedGame } from './filter-games.ts'
import { GameTile } from './game-tile.tsx'
import { pickGames } from './pick-games.ts'
import type { Section } from './sections.ts'

type Props = { readonly sections: readonly Section[]; readonly index: readonly IndexedGame[] }

/** Content of the list's slot: games to continue with when there are no results. */
export default function ListWidget({ sections, index }: Props) {
  const t = useTranslations('lobby')
  const games = index.map(({ game }) => game)
  return sections.map(({ id, gameKeys }) => (
    <section key={id} className="game-row" aria-labelledby={`instead-${id}`}>
      <h2 id={`instead-${id}`}>{t('rows.recommended')}</h2>
      <ul className="game-grid">
        {pickGames(games, gameKeys).map((game) => (
          <GameTile key={game.key} game={game} />
        ))}
      </ul>
    </section>
  ))
}
