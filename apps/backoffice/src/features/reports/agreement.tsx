import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'

type Props = {
  readonly countedTo: string | null
  readonly checked: { readonly at: string; readonly differences: number } | null
  /** The rule by which the figures are counted. */
  readonly rule: string
}

/** Up to when the books are counted, whether the figures agreed with them, and the rule of a day. */
export function Agreement({ countedTo, checked, rule }: Props) {
  const { t, language } = useTexts()
  return (
    <div className={joinClasses(layout.padded, layout.row, layout.wrap, textStyles.small)} role="status">
      <span>
        {countedTo === null
          ? t('reports.nothingCounted')
          : t('reports.countedTo', { at: writeMoment(countedTo, language) })}
      </span>
      {checked === null ? (
        <Status kind="idle">{t('reports.notChecked')}</Status>
      ) : checked.differences === 0 ? (
        <Status kind="ok">{t('reports.agrees', { at: writeMoment(checked.at, language) })}</Status>
      ) : (
        <Status kind="stop">
          {t('reports.differs', { at: writeMoment(checked.at, language), count: checked.differences })}
        </Status>
      )}
      <span className={textStyles.muted}>{rule}</span>
    </div>
  )
}
