import type { ReplyOf } from '#contract/call.ts'
import type { listFees } from '#contract/play-v1/fees.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeDay } from '../../shell/write-time.ts'
import { writeTariff } from './write-tariff.ts'

export type FeeOfWay = ReplyOf<typeof listFees>['ways'][number]

/** The present and the next fee of one side for a way, and the proposal of a change; or that no fee is allowed. */
export function FeeCell({
  fee: { isAllowed, current, next },
  currency,
  onChange,
}: {
  readonly fee: FeeOfWay
  readonly currency: ReplyOf<typeof listFees>['currency']
  readonly onChange: () => void
}) {
  const texts = useTexts()
  const { t, language } = texts
  if (!isAllowed) return <span className={joinClasses(textStyles.small, textStyles.muted)}>{t('fees.forbidden')}</span>
  const from = (validFrom: string) => t('fees.from', { day: writeDay(validFrom, language) })
  return (
    <span className={joinClasses(layout.row, layout.wrap, layout.between)}>
      <span>
        {current ? writeTariff(current, currency, texts) : t('fees.free')}
        {current ? (
          <div className={joinClasses(textStyles.tiny, textStyles.muted)}>{from(current.validFrom)}</div>
        ) : null}
        {next ? (
          <div className={joinClasses(textStyles.tiny, textStyles.secondary)}>
            {t('fees.next')}: {writeTariff(next, currency, texts)}, {from(next.validFrom)}
          </div>
        ) : null}
      </span>
      <ActionButton permission="payments.manage" label={t('fees.edit')} onClick={onChange} />
    </span>
  )
}
