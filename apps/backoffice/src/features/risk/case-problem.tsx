import { codeOf } from '../../shell/api.ts'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'

/** Why a change of a case was not made; one by a colleague is shown above already, and what was written is still there. */
export function CaseProblem({ error }: { readonly error: unknown }) {
  const { t } = useTexts()
  if (codeOf(error) !== 'ERR_STATE_CHANGED') return <ProblemNote error={error} />
  return (
    <Note kind="hold" role="alert">
      {t('risk.changedMeanwhile')}
    </Note>
  )
}
