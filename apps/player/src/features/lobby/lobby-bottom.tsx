import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { smallCover } from '../../shell/cover.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { GameRow } from './game-row.tsx'
import type { LobbyGame } from './lobby-game.ts'
import { pickGames } from './pick-games.ts'
import { rowOfSection } from './section-row.ts'
import type { Section } from './sections.ts'

export const BOTTOM_ID = 'lobby-bottom'

type Props = { readonly sections: readonly Section[]; readonly games: readonly LobbyGame[] }

/** The last slot of the lobby: slides and carousels, as many as the brand has room for. */
export const LobbyBottom = memo(function LobbyBottom({ sections, games }: Props) {
  return sections.map((section) =>
    section.type === 'SLIDER' ? (
      <Slides key={section.id} games={pickGames(games, section.gameKeys)} />
    ) : section.type === 'GAME_CAROUSEL' ? (
      <GameRow key={section.id} row={rowOfSection(section, games)} />
    ) : null,
  )
})

/** Games as wide slides, one beside the other. */
function Slides({ games }: { readonly games: readonly LobbyGame[] }) {
  const t = useTranslations('lobby')
  const { locale, sectionPages } = useSite()
  return (
    <section className="row" aria-labelledby={BOTTOM_ID}>
      <header>
        <h2 id={BOTTOM_ID}>{t('calendar.title')}</h2>
        {sectionPages.includes('calendar') ? (
          <Link to={paths.sectionPage(locale, 'calendar')} aria-label={t('allOf', { title: t('calendar.title') })}>
            {t('all')}
          </Link>
        ) : null}
      </header>
      <ul className="rail slides">
        {games.map((game) => (
          <li key={game.key} className="promo">
            <img src={smallCover(game.coverUrl)} alt="" width={960} height={540} loading="lazy" />
            <h3>
              <Link className="stretch" to={paths.game(locale, game.key)}>
                {game.name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
