import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { lawSentence } from '../../shell/explain-error.ts'
import { useSite } from '../../shell/site.ts'
import type { Bounds, DepositBounds } from './clip-amounts.ts'

export type BoundedBy = Pick<DepositBounds, 'refusal' | 'texts'>

/** Short texts for bounds of a deposit; for others the law's own sentence is shown. */
const WORDS: Readonly<Record<string, 'boundedByAccount' | 'boundedByLimit'>> = {
  ERR_IDENTITY_NOT_VERIFIED: 'boundedByAccount',
  ERR_DEPOSIT_LIMIT_REACHED: 'boundedByLimit',
}

/** Minimum and maximum of a deposit, and their reason: an own limit, or the law. */
export function BoundsNote({ bounds, by }: { readonly bounds: Bounds; readonly by: BoundedBy | undefined }) {
  const t = useTranslations('deposit')
  const { locale, currency } = useSite()
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const { minMinor, maxMinor } = bounds
  return (
    <small id="amount-bounds" className="quiet-text">
      {maxMinor < minMinor ? t('nothingNow') : t('bounds', { min: money(minMinor), max: money(maxMinor) })}
      {by?.refusal ? ` ${reasonOf(by)}` : null}
    </small>
  )

  function reasonOf({ refusal, texts }: BoundedBy): string {
    const words = WORDS[refusal?.code ?? '']
    const { figure, present } = refusal ?? {}
    if (words === undefined || figure?.unit !== 'minor' || present?.unit !== 'minor')
      return lawSentence({ texts }, locale) ?? ''
    return t(words, { figure: money(figure.value), present: money(present.value) })
  }
}
