import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { smallCover } from '../../shell/cover.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { LobbyGame } from './lobby-game.ts'
import type { LobbyPromotion } from './lobby-promotion.ts'

type Props = {
  readonly promotion: LobbyPromotion | undefined
  readonly games: readonly Pick<LobbyGame, 'key' | 'coverUrl'>[]
  readonly id?: string
}

/** A campaign in a slot: the gift and the deadline. It accepts nothing: it opens the terms. */
export function PromotionBanner({ promotion, games, id }: Props) {
  const t = useTranslations('lobby')
  const { locale } = useSite()
  if (!promotion) return null
  const { campaignId, name, gift, until, gameKeys } = promotion
  const game = games.find(({ key }) => gameKeys.includes(key))
  return (
    <section className="promo promotion-banner">
      {game ? <img src={smallCover(game.coverUrl)} alt="" width={960} height={540} loading="lazy" /> : null}
      <h2 id={id}>
        <Link className="promo-link" to={paths.promotion(locale, campaignId)}>
          {name}
        </Link>
      </h2>
      <p>
        {gift} <small>{t('offerUntil', { at: until })}</small>
      </p>
    </section>
  )
}
