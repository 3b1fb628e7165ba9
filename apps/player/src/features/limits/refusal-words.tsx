import { useTranslations } from 'use-intl/react'
import type { LimitValue } from '#contract/shapes/limits.ts'
import { Failure, type Failed } from '../../shell/failure.tsx'
import { useSite } from '../../shell/site.ts'
import { allowedNumbers, lawSentence } from './explain-refusal.ts'
import type { ErrorTexts } from './limits-page.tsx'
import { withNumber, writeValue } from './write-value.ts'

type Props = {
  readonly failed: Failed
  readonly errors: ErrorTexts
  /** The requested value: bounds are shown in its unit. */
  readonly choice?: LimitValue | null | undefined
}

/** Why a limit was refused: the sentence of the law with its date, the bounds of the value, or the text of the code. */
export function RefusalWords({ failed, errors, choice }: Props) {
  const t = useTranslations('limits')
  const { locale } = useSite()
  const sentence = lawSentence(failed, locale)
  const bounds = allowedNumbers(failed)
  const write = (value: LimitValue, number: number) => writeValue(withNumber(value, number), locale)
  const words =
    sentence ??
    (bounds && choice
      ? t('outOfBounds', { min: write(choice, bounds.min), max: write(choice, bounds.max) })
      : undefined)
  if (words === undefined) return <Failure failed={failed} texts={errors} />
  return (
    <p className="alert" role="alert">
      {words}
    </p>
  )
}
