import { Link } from 'react-router'
import { useTranslations } from 'use-intl/react'
import { paths } from '../../shell/paths.ts'
import { useSite } from '../../shell/site.ts'
import type { PromotionsFound } from './read-promotions.server.ts'

const TOLD = ['given-often-enough', 'not-first-deposit', 'first-deposit', 'not-lawful'] as const

/** Offers refused to the player: the rule, the law if it is one, and a link to the remedy if there is one. */
export function NotGiven({ refused }: Pick<PromotionsFound, 'refused'>) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  return (
    <section aria-labelledby="promotions-refused">
      <h2 id="promotions-refused">
        {t('notGiven')} <small>{t('andWhy')}</small>
      </h2>
      <ul className="promotions-refused">
        {refused.map(({ promotion, why, law, needsIdentity }) => {
          const told = TOLD.find((one) => one === why)
          return (
            <li key={promotion.campaignId}>
              <b>{promotion.name}</b>
              <p>{law?.text || (told ? t(`why.${told}`) : t('otherWhy'))}</p>
              {law ? <small>{t('rule', { rule: law.ruleId })}</small> : null}
              {needsIdentity ? (
                <Link className="text-link" to={paths.identity(locale)}>
                  {t('proveIdentity')}
                </Link>
              ) : (
                <Link className="text-link" to={paths.promotion(locale, promotion.campaignId)}>
                  {t('read')}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
