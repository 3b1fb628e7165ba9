import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { useSite } from '../../shell/site.ts'

/**
 * The fee of a deposit and the amount credited to the account, before anything is paid; renders nothing without a fee.
 */
export function FeeNote({ amountMinor, feeMinor }: { readonly amountMinor: number; readonly feeMinor: number }) {
  const t = useTranslations('deposit')
  const { locale, currency } = useSite()
  const money = (minor: number) => formatMoney({ amountMinor: minor, currency }, locale)
  return (
    <p className="note" role="status" hidden={feeMinor === 0}>
      {feeMinor < amountMinor
        ? t('fee', { fee: money(feeMinor), rest: money(amountMinor - feeMinor) })
        : t('feeTooHigh', { fee: money(feeMinor) })}
    </p>
  )
}
