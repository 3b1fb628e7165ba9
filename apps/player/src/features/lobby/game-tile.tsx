import { memo, useContext } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { smallCover } from '../../shell/cover.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { useNumber } from '../../shell/use-number.ts'
import { BadgeTags } from './badge-tags.ts'
import { chooseBadge } from './choose-badge.ts'
import { useFreeRoundsLeft } from './free-rounds-left.ts'
import type { LobbyGame } from './lobby-game.ts'
import { ownGames, useFavourite } from './own-games.ts'
import { TileJackpot } from './tile-jackpot.tsx'
import { useTagName } from './tag-name.ts'
import { useRtp } from './use-rtp.ts'

type Props = {
  readonly game: LobbyGame
  /** Place in a ranking, shown as a large number beside the tile. */
  readonly rank?: number
}

const readsColours = globalThis.CSS?.supports('color: attr(data-glow type(<color>))')

/** For browsers whose style sheets cannot read a colour from an attribute; the content security policy forbids style attributes. */
function colourByScript(tile: HTMLElement | null): void {
  if (!readsColours) tile?.style.setProperty('--c', tile.dataset['glow'] ?? '')
}

/** One game: art, one badge, heart, name and one fact. The player's free rounds in it come before any other badge. */
export const GameTile = memo(function GameTile({ game, rank }: Props) {
  const t = useTranslations('lobby')
  const rtp = useRtp()
  const write = useNumber()
  const { locale, signedIn, images, look } = useSite()
  const isFavourite = useFavourite(game.key)
  const rounds = useFreeRoundsLeft(game.key)
  const tagName = useTagName()
  const own = useContext(BadgeTags).find(({ key }) => game.tags.includes(key))
  const badge = chooseBadge(game.tags)
  const address = signedIn ? paths.play(locale, game.key, 'real') : paths.game(locale, game.key)
  return (
    <li
      className="game-tile"
      data-glow={game.glow}
      ref={colourByScript}
      onPointerEnter={() =>
        void import('../../shell/launch/prefetch-games.ts').then(({ prefetchGame }) => prefetchGame(game.key))
      }
    >
      {rank === undefined ? null : <u aria-hidden="true">{rank}</u>}
      <div className="game-tile-art">
        <Link to={address} aria-label={t(rounds ? 'playGameFree' : 'playGame', { name: game.name, count: rounds })}>
          {/* Low priority: on a slow line fonts and the main picture load before the tiles of the first screen. */}
          <img
            src={look.picture === 'lettered' ? game.iconUrl : smallCover(game.coverUrl)}
            width={images.icon.widthPx}
            height={images.icon.heightPx}
            alt=""
            loading="lazy"
            decoding="async"
            fetchPriority="low"
          />
        </Link>
        {rounds ? (
          // Its text is part of the link's accessible name.
          <span className="game-badge game-badge-rounds" aria-hidden="true">
            {t('freeRounds', { count: rounds })}
          </span>
        ) : own ? (
          <span className={`game-badge game-badge-${own.metadata?.badgeColor ?? 'plain'}`}>{tagName(own)}</span>
        ) : badge ? (
          <span className={`game-badge game-badge-${badge}`}>{t(`badges.${badge}`)}</span>
        ) : null}
        <TileJackpot gameKey={game.key} />
      </div>
      <button
        type="button"
        className="game-tile-favourite"
        aria-pressed={isFavourite}
        aria-label={t('favourite', { name: game.name })}
        onClick={() => ownGames.toggle(game.key, signedIn !== null)}
      />
      <div className="game-tile-caption">
        <b>{game.name}</b>
        <small>{t('rtp', { rtp: rtp(game.rtp) })}</small>
        {look.tile === 'ticket' ? <small>{t('upTo', { times: write(Math.floor(game.maxWinX)) })}</small> : null}
      </div>
    </li>
  )
})
