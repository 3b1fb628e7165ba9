import { memo } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { Icon } from '#ui/icon.tsx'
import { smallCover } from '../../shell/cover.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { useNumber } from '../../shell/use-number.ts'
import { VOLATILITIES, type Volatility } from './filters.ts'
import type { LobbyGame } from './lobby-game.ts'
import { pickGames } from './pick-games.ts'
import { useRtp } from './use-rtp.ts'

/** Number of games beside the large one. */
const BESIDE = { stage: 2, poster: 3, ledger: 4, mosaic: 4 } as const

export type OwnPicture = { readonly game: string; readonly src: string; readonly text: string }

type Props = {
  readonly games: readonly LobbyGame[]
  readonly wanted: readonly string[]
  /** Games of the slides beside the large promo; undefined where the brand has no slides with depth. */
  readonly slides: readonly string[] | undefined
  /** Pictures of the brand's own, by game; a game without one has its cover. */
  readonly pictures: readonly OwnPicture[]
}

/**
 * One large promo and small ones: games that the brand promotes, with their true figures. Their layout belongs to the
 * look (hero-poster.css and similar files).
 */
export const Hero = memo(function Hero({ games, wanted, slides, pictures }: Props) {
  const { look } = useSite()
  const known = pickGames(games, wanted)
  const [main, ...others] = [...known, ...games.filter((game) => !known.includes(game))]
  if (!main) return null
  const beside = [...pickGames(games, slides ?? []), ...others].filter((game) => game !== main)
  const rest = [...new Set(beside)].slice(0, BESIDE[look.hero])
  return (
    <div className="hero">
      <MainPromo game={main} own={pictures.find(({ game }) => game === main.key)} />
      <div className={slides ? 'hero-side hero-side-deep' : 'hero-side'}>
        {rest.map((game) => (
          <SmallPromo key={game.key} game={game} />
        ))}
      </div>
    </div>
  )
})

function MainPromo({ game, own }: { game: LobbyGame; own: OwnPicture | undefined }) {
  const t = useTranslations('lobby')
  const write = useNumber()
  const rtp = useRtp()
  const { locale, signedIn, brandTexts, images } = useSite()
  return (
    <section className="promo promo-big">
      <picture>
        {own ? null : <source media="(max-width: 959px)" srcSet={smallCover(game.coverUrl)} />}
        <img
          className={own && 'promo-own'}
          src={own?.src ?? game.coverUrl}
          alt={own?.text ?? ''}
          width={images.cover.widthPx}
          height={images.cover.heightPx}
          fetchPriority="high"
          decoding="sync"
        />
      </picture>
      <span className="promo-label">{game.name}</span>
      <h1>{brandTexts?.hero.title ?? game.name}</h1>
      <p className="promo-lead">{brandTexts?.hero.text}</p>
      <p className="promo-facts">
        <span>{t('rtp', { rtp: rtp(game.rtp) })}</span>
        <span>{t('maxWin', { times: write(Math.floor(game.maxWinX)) })}</span>
        <span>{t(`volatility.${volatilityKey(game.volatility)}`)}</span>
      </p>
      <div className="promo-actions">
        <Link
          className={buttonClass('primary', 'large')}
          to={signedIn ? paths.play(locale, game.key, 'real') : paths.game(locale, game.key)}
        >
          <Icon name="play" />
          {t('play')}
        </Link>
        {game.hasDemo ? (
          <Link className={buttonClass('ghost', 'large')} to={paths.play(locale, game.key, 'demo')}>
            {t('tryForFun')}
          </Link>
        ) : null}
      </div>
    </section>
  )
}

function SmallPromo({ game }: { game: LobbyGame }) {
  const t = useTranslations('lobby')
  const write = useNumber()
  const rtp = useRtp()
  const { locale } = useSite()
  return (
    <section className="promo">
      <img src={smallCover(game.coverUrl)} alt="" width={960} height={540} loading="lazy" fetchPriority="low" />
      <span className="promo-label promo-label-dark">{t('rtp', { rtp: rtp(game.rtp) })}</span>
      <h2>
        <Link className="promo-link" to={paths.game(locale, game.key)}>
          {game.name}
        </Link>
      </h2>
      <span className="promo-number">{t('upTo', { times: write(Math.floor(game.maxWinX)) })}</span>
    </section>
  )
}

/** An unknown volatility of a new game is shown as medium until it has its text. */
function volatilityKey(volatility: string): Volatility {
  return VOLATILITIES.find((one) => one === volatility) ?? 'medium'
}
