import { useFormatter, useTranslations } from 'use-intl/react'
import type { ReplyOf } from '#contract/call.ts'
import type { previewLimitChange } from '#contract/play-v1/limits.ts'
import { limitFacts, type LimitKind, type LimitValue } from '#contract/shapes/limits.ts'
import { useSite } from '../../shell/site.ts'
import { writeValue } from './write-value.ts'

type Preview = ReplyOf<typeof previewLimitChange>

type Props = {
  readonly kind: LimitKind
  readonly preview: Preview
  readonly choice: LimitValue | null
  readonly isFirst: boolean
  readonly hasPending: boolean
  readonly ruleId: string
}

/** When a request would take effect, and its effect over the last 90 days. */
export function PreviewWords({ kind, preview, choice, isFirst, hasPending, ruleId }: Props) {
  const t = useTranslations('limits')
  const format = useFormatter()
  const moment = (at: string) => format.dateTime(new Date(at), { dateStyle: 'long', timeStyle: 'short' })
  const { direction, effectiveAt, isAllowed, nextChangeAt, whatIf } = preview

  function when(): string {
    if (!isAllowed) return nextChangeAt ? t('notAllowedUntil', { moment: moment(nextChangeAt) }) : t('notAllowed')
    if (isFirst) return t('first')
    if (direction === 'same') return t(hasPending ? 'sameCancels' : 'same')
    return direction === 'tighter' ? t('tighter') : t('looser', { moment: moment(effectiveAt) })
  }

  return (
    <>
      <p className={isAllowed ? 'note' : 'alert'}>
        {when()} <small>{t('rule', { rule: ruleId })}</small>
      </p>
      {whatIf ? (
        <div className="change-dialog-preview">
          <h3>{t('whatIfTitle')}</h3>
          <WhatIfWords kind={kind} whatIf={whatIf} choice={choice} />
        </div>
      ) : null}
    </>
  )
}

type WhatIfProps = Pick<Props, 'kind' | 'choice'> & { readonly whatIf: NonNullable<Preview['whatIf']> }

function WhatIfWords({ kind, choice, whatIf: { periods, reached, over, greatest: most } }: WhatIfProps) {
  const t = useTranslations('limits.whatIf')
  const { locale } = useSite()
  const { measure, period } = limitFacts(kind)
  const isBreak = measure === 'logon-break'
  if (periods === 0 || most === null) return <p>{t('nothing')}</p>
  const greatest = writeValue(most, locale)
  if (choice === null) return <p>{t(isBreak ? 'noBreak' : 'noLimit', { greatest })}</p>
  if (reached === 0) return <p>{t(isBreak ? 'breakNever' : 'never', { greatest })}</p>
  if (isBreak) return <p>{t('breakReached', { reached, periods, greatest })}</p>
  return (
    <p>
      {t(period === 'month' ? 'reachedMonths' : 'reachedDays', { reached, periods, greatest })}{' '}
      {over ? t('over', { over: writeValue(over, locale) }) : null}
    </p>
  )
}
