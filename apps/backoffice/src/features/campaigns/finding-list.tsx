import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import layout from '../../shell/layout.module.css'
import { Note } from '../../shell/note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeQuantity } from '../../shell/write-quantity.ts'
import type { Finding } from './campaigns.ts'

type Props = {
  readonly findings: readonly Finding[]
  /** Returns a function that makes the terms lawful; undefined if that is not possible automatically. */
  readonly applierOf?: ((finding: Finding) => (() => void) | undefined) | undefined
}

/** Findings of the law against terms: the rule, its sentence and figure, and the remedy. */
export function FindingList({ findings, applierOf }: Props) {
  const { t, language } = useTexts()
  return (
    <div className={joinClasses(layout.column, layout.airy)}>
      {findings.map((finding) => {
        const { refusal, texts, remedy } = finding
        const apply = applierOf?.(finding)
        return (
          <Note key={refusal.ruleId} kind="stop">
            <div className={joinClasses(layout.column, layout.grow)}>
              <b>{refusal.ruleId}</b>
              <span>{texts[language] ?? texts['cs']}</span>
              {refusal.figure ? (
                <span>{t('campaigns.figure', { figure: writeQuantity(refusal.figure, language) })}</span>
              ) : null}
              <span className={textStyles.secondary}>{t(`campaigns.remedy.${remedy}`)}</span>
              {apply ? (
                <span>
                  <Button variant="outlined" onClick={apply}>
                    {t('campaigns.applyRemedy')}
                  </Button>
                </span>
              ) : null}
            </div>
          </Note>
        )
      })}
    </div>
  )
}
