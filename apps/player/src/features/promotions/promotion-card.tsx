import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { buttonClass } from '#ui/button/button-class.ts'
import { smallCover } from '../../shell/cover.ts'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import { FourLines } from './four-lines.tsx'
import { MeanCost } from './mean-cost.tsx'
import type { PromotionShown } from './read-promotions.server.ts'

type Props = { readonly promotion: PromotionShown; readonly isFirst?: boolean }

/** One promotion in four lines. It accepts nothing: it opens the terms. */
export function PromotionCard({ promotion, isFirst = false }: Props) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  const { campaignId, name, kind, isByCode, lines, picture } = promotion
  return (
    <article className="promotion-card" aria-labelledby={`p-${campaignId}`}>
      <div className="promotion-card-picture">
        {picture ? (
          <img src={smallCover(picture)} alt="" width={720} height={405} loading={isFirst ? 'eager' : 'lazy'} />
        ) : null}
        <span>{isByCode ? t('byCode') : t(`kinds.${kind}`)}</span>
      </div>
      <div className="promotion-card-body">
        <h2 id={`p-${campaignId}`}>{name}</h2>
        <FourLines lines={lines} />
        {isFirst ? <MeanCost promotion={promotion} /> : null}
        <Link
          className={buttonClass(isFirst ? 'primary' : 'ghost', 'large')}
          to={paths.promotion(locale, campaignId)}
          aria-describedby={`p-${campaignId}`}
        >
          {t('read')}
        </Link>
      </div>
    </article>
  )
}
