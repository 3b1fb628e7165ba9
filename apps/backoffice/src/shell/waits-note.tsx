import { Link } from 'react-router'
import { CallProblem, codeOf } from './api.ts'
import { Note } from './note.tsx'
import { paths } from './paths.ts'
import { useTexts } from './use-texts.ts'
import { writeMoment } from './write-time.ts'
import layout from './layout.module.css'

/** True if it is not an error: the request is stored and waits for a second person. */
export const waitsForSecond = (error: unknown) => codeOf(error) === 'ERR_APPROVAL_NEEDED'

/** The warnings that a refusal names; none for any other problem. */
export function warningsOf(error: unknown): readonly string[] {
  if (codeOf(error) !== 'ERR_WARNINGS_NOT_ACCEPTED' || !(error instanceof CallProblem)) return []
  const { warnings } = error.failed.details ?? {}
  return Array.isArray(warnings) ? warnings.map(String) : []
}

/** Says that it waits, until when, and where. */
export function WaitsNote({ error }: { readonly error: unknown }) {
  const { t, language } = useTexts()
  const details = error instanceof CallProblem ? error.failed.details : undefined
  const { until, approvalId } = details ?? {}
  return (
    <Note kind="wait" role="status">
      <div className={layout.grow}>
        <b>{t('approvals.needed', { at: typeof until === 'string' ? writeMoment(until, language) : '' })}</b>
        <div>
          <Link to={paths.approval(typeof approvalId === 'string' ? approvalId : '', 'own')}>
            {t('approvals.openInbox')}
          </Link>
        </div>
      </div>
    </Note>
  )
}
