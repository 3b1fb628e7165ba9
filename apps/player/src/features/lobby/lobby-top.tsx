import { Hero } from './hero.tsx'
import { type LobbyFound, staffSlot } from './lobby-parts.tsx'
import LobbyNews from './lobby-news.tsx'
import type { LobbyGame } from './lobby-game.ts'
import { PromotionBanner } from './promotion-banner.tsx'

type Props = {
  readonly found: LobbyFound
  readonly games: readonly LobbyGame[]
  readonly jackpots: LobbyFound['shownJackpots']['jackpots']
}

/** The part above the rows: the hero, news of wins and jackpots, or content by staff instead. */
export function LobbyTop({ found, games, jackpots }: Props) {
  const hero = found.primaryWidget.find(({ type }) => type === 'SLIDER')
  return (
    <>
      {staffSlot(found, games, 'lobby_primary_widget') ??
        (hero ? (
          <Hero
            games={games}
            wanted={hero.gameKeys}
            slides={found.primarySlider[0]?.gameKeys}
            pictures={found.heroPictures}
          />
        ) : null)}
      {staffSlot(found, games, 'lobby_primary_slider_with_3D')}
      {found.wins.length + jackpots.length > 0 ? (
        // Not lazy: above the rows, a part that waits for its chunk would shift them during hydration.
        <LobbyNews wins={found.wins} jackpots={found.staff.lobby_secondary_widget ? [] : jackpots} games={games} />
      ) : null}
      {staffSlot(found, games, 'lobby_secondary_widget') ?? <PromotionBanner promotion={found.banner} games={games} />}
    </>
  )
}
