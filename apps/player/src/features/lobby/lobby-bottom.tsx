import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { smallCover } from '../../shell/cover.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { GameRail } from './game-rail.tsx'
import type { LobbyGame, LobbyTag } from './lobby-game.ts'
import type { LobbyPromotion } from './lobby-promotion.ts'
import { pickGames } from './pick-games.ts'
import { PromotionBanner } from './promotion-banner.tsx'
import { railOfSection } from './rail-of-section.ts'
import type { Section } from './sections.ts'

type Props = {
  /** Id of the first heading, by which the lobby detects that the player scrolls near. */
  readonly id: string
  readonly sections: readonly Section[]
  readonly games: readonly LobbyGame[]
  readonly tags: readonly LobbyTag[]
  readonly promotions: readonly LobbyPromotion[]
}

/** The last slot of the lobby: a campaign, slides and carousels, up to the brand's maximum. */
export default memo(function LobbyBottom({ id, sections, games, tags, promotions }: Props) {
  return sections.map((section, place) =>
    section.type === 'SLIDER' ? (
      <Slides key={section.id} id={place === 0 ? id : section.id} games={pickGames(games, section.gameKeys)} />
    ) : section.type === 'GAME_CAROUSEL' ? (
      <GameRail key={section.id} {...railOfSection(section, { games, tags })} />
    ) : section.type === 'BANNER' ? (
      <PromotionBanner
        key={section.id}
        id={place === 0 ? id : section.id}
        promotion={promotions.find(({ campaignId }) => campaignId === section.id)}
        games={games}
      />
    ) : null,
  )
})

/** Games as wide slides, one beside the other. */
function Slides({ id, games }: Pick<Props, 'id' | 'games'>) {
  const t = useTranslations('lobby')
  const { locale, sectionPages } = useSite()
  return (
    <section className="game-row" aria-labelledby={id}>
      <header>
        <h2 id={id}>{t('calendar.newGames')}</h2>
        {sectionPages.includes('calendar') ? (
          <Link to={paths.sectionPage(locale, 'calendar')} aria-label={t('allOf', { title: t('calendar.newGames') })}>
            {t('all')}
          </Link>
        ) : null}
      </header>
      <ul className="game-rail game-rail-slides">
        {games.map((game) => (
          <li key={game.key} className="promo">
            <img src={smallCover(game.coverUrl)} alt="" width={960} height={540} loading="lazy" />
            <h3>
              <Link className="promo-link" to={paths.game(locale, game.key)}>
                {game.name}
              </Link>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  )
}
