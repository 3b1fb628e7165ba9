import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'
import type { Bounds } from './clip-amounts.ts'

/** Between what a deposit may be, and what bounds it: an own limit or the law, in its own sentence. */
export function BoundsNote({ bounds, reason }: { readonly bounds: Bounds; readonly reason: string | undefined }) {
  const t = useTranslations('deposit')
  const { locale, currency } = useSite()
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const { minMinor, maxMinor } = bounds
  return (
    <small id="amount-bounds">
      {maxMinor < minMinor ? t('nothingNow') : t('bounds', { min: money(minMinor), max: money(maxMinor) })}
      {reason ? ` ${reason}` : null}
    </small>
  )
}
