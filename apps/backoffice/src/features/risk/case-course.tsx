import { useMutation } from '@tanstack/react-query'
import { getFile } from '#contract/play-v1/risk-cases.ts'
import { Button } from '#ui/button/button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import type { Case } from './risk.ts'

/** The entries of a case, newest first. */
export function CaseCourse({ shown }: { readonly shown: Case }) {
  const { t, or, language } = useTexts()
  const open = useMutation({
    mutationFn: (fileId: string) => ask(api(getFile, { query: { caseId: shown.caseId, fileId } })),
    onSuccess: ({ url }) => window.open(url, '_blank', 'noopener'),
  })
  const wordOf = (kind: string, detail: string | null) => {
    if (detail === null) return undefined
    if (kind === 'decided') return or(`risk.outcome.${detail}`, detail)
    return kind === 'declaration-back' ? or(`risk.signal.${detail}`, detail) : detail
  }
  return (
    <div className={layout.section}>
      <h2>{t('risk.course')}</h2>
      {open.isError ? <ProblemNote error={open.error} /> : null}
      <ol className={joinClasses(layout.column, layout.airy)}>
        {shown.steps.toReversed().map(({ stepId, kind, at, userName, words, detail, fileId }) => (
          <li key={stepId} className={textStyles.small}>
            <span className={textStyles.muted}>{writeMoment(at, language)}</span> <b>{userName}</b>{' '}
            {t(`risk.step.${kind}`, {
              detail: wordOf(kind, detail) ?? t('risk.nobody'),
            })}
            {words === '' ? ' ' : <p className={textStyles.wraps}>{words}</p>}
            {fileId === null ? null : (
              <Button variant="outlined" size="small" onClick={() => open.mutate(fileId)}>
                {t('risk.openFile')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}
