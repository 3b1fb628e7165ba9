import { useTranslations } from 'use-intl/react'
import { formatMoney } from '#money'
import { AmountField } from '../../shell/fields/amount-field.tsx'
import { readAmount, writeAmount } from '../../shell/fields/read-amount.ts'
import { useSite } from '../../shell/site.ts'
import { amountProblem } from './amount-problem.ts'
import { BoundsNote, type BoundedBy } from './bounds-note.tsx'
import type { Bounds } from './clip-amounts.ts'

type Props = {
  readonly typed: string
  readonly onType: (typed: string) => void
  /** Preset amounts, in minor units. */
  readonly quickAmounts: readonly number[]
  /** Undefined if they could not be loaded: then the amount is not checked here. */
  readonly bounds: Bounds | undefined
  readonly boundedBy: BoundedBy | undefined
}

/** The amount: preset or typed, with its bounds and their reason. */
export function AmountChoice({ typed, onType, quickAmounts, bounds, boundedBy }: Props) {
  const t = useTranslations('deposit')
  const { locale, currency } = useSite()
  const money = (amountMinor: number) => formatMoney({ amountMinor, currency }, locale)
  const amountMinor = readAmount(typed)
  const problem = amountProblem(typed, amountMinor, bounds)
  const { minMinor, maxMinor } = bounds ?? { minMinor: 0, maxMinor: 0 }
  return (
    <>
      {quickAmounts.length > 0 ? (
        <fieldset
          className={quickAmounts.length === 2 ? 'quick-choice quick-choice-two' : 'quick-choice'}
          aria-label={t('amount')}
        >
          {quickAmounts.map((quick) => (
            <button
              key={quick}
              type="button"
              aria-pressed={amountMinor === quick}
              onClick={() => onType(writeAmount(quick))}
            >
              {money(quick)}
            </button>
          ))}
        </fieldset>
      ) : null}
      <AmountField
        label={t('otherAmount')}
        value={typed}
        problem={problem ? t(problem, { min: money(minMinor), max: money(maxMinor) }) : undefined}
        describedBy="amount-bounds"
        more={bounds ? <BoundsNote bounds={bounds} by={boundedBy} /> : null}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  )
}
