import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { PromotionShown } from './read-promotions.server.ts'

/** The average cost of wagering, by the exact returns of the games that count. */
export function MeanCost({ promotion: { meanCost, largestGift } }: { readonly promotion: PromotionShown }) {
  const t = useTranslations('promotions')
  const { locale } = useSite()
  if (!meanCost) return null
  const { least, most } = meanCost
  const amount = formatMoney(largestGift, locale)
  const leastCost = formatMoney(least.cost, locale)
  return (
    <p className="note">
      {least.cost.amountMinor === most.cost.amountMinor
        ? t('meanCostOne', { amount, least: leastCost })
        : t('meanCost', { amount, least: leastCost, most: formatMoney(most.cost, locale) })}
    </p>
  )
}
