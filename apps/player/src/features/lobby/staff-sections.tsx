import { useTranslations } from 'use-intl/react'
import type { ShownSection } from '#contract/shapes/sections.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { GameTile } from './game-tile.tsx'
import { JackpotStrip } from './jackpot-strip.tsx'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyJackpot } from './lobby-jackpot.ts'
import { pickGames } from './pick-games.ts'
import { SectionSlides } from './section-slides.tsx'

type Props = {
  readonly sections: readonly ShownSection[]
  readonly games: readonly LobbyGame[]
  readonly jackpots: readonly LobbyJackpot[]
}

const ON_DEVICE = { any: undefined, phone: 'staff-section-phone', desk: 'staff-section-desk' } as const

/** Sections by staff, one after another. Sections without content are skipped. */
export default function StaffSections({ sections, games, jackpots }: Props) {
  return sections.map((section) => (
    <div
      key={section.sectionId}
      className={joinClasses('staff-section', ON_DEVICE[section.device])}
      data-type={section.type}
    >
      <Drawn section={section} games={games} jackpots={jackpots} />
    </div>
  ))
}

function Drawn({ section, games, jackpots }: Omit<Props, 'sections'> & { readonly section: ShownSection }) {
  const { type, slides, title, sectionId, gameKeys, poolId } = section
  switch (type) {
    case 'BANNER':
    case 'BANNER_IN_SLIDER':
    case 'SLIDER':
      return <SectionSlides slides={slides} legalWords={section.legalWords} />
    case 'GAMES_LIST':
    case 'GAME_CAROUSEL':
      return <Games id={sectionId} title={title} isRail={type === 'GAME_CAROUSEL'} games={pickGames(games, gameKeys)} />
    case 'JACKPOT_AGGREGATED':
      return <Jackpots id={sectionId} title={title} jackpots={jackpots} />
    case 'JACKPOT_SINGlE': {
      const one = jackpots.find((pool) => pool.poolId === poolId) ?? jackpots[0]
      return <Jackpots id={sectionId} title={title} jackpots={one ? [one] : []} />
    }
  }
}

type Titled = { readonly id: string; readonly title: string | null }

function Games({ id, title, isRail, games }: Titled & { isRail: boolean; games: readonly LobbyGame[] }) {
  if (games.length === 0) return null
  return (
    <section className="game-row" aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title}</h2>
      <ul className={isRail ? 'game-rail' : 'game-grid'}>
        {games.map((game) => (
          <GameTile key={game.key} game={game} />
        ))}
      </ul>
    </section>
  )
}

function Jackpots({ id, title, jackpots }: Titled & { jackpots: readonly LobbyJackpot[] }) {
  const t = useTranslations('lobby')
  if (jackpots.length === 0) return null
  return (
    <section aria-labelledby={`section-${id}`}>
      <h2 id={`section-${id}`}>{title ?? t('jackpots.title')}</h2>
      <JackpotStrip jackpots={jackpots} />
    </section>
  )
}
