import { CallProblem, codeOf } from './api.ts'
import { StatusShape } from './status.tsx'
import { useTexts } from './use-texts.ts'
import { writeMoment } from './write-time.ts'

/** What went wrong, in words, with the moment at which a lock-out ends and the trace number that can be copied. */
export function ProblemNote({ error, onRetry }: { readonly error: unknown; readonly onRetry?: () => void }) {
  const { t, or, language } = useTexts()
  const failed = error instanceof CallProblem ? error.failed : undefined
  const until = failed?.details?.['until']
  const trace = failed?.requestId
  return (
    <div className="note stop" role="alert">
      <StatusShape kind="stop" />
      <div className="grow">
        <b>{or(`error.${codeOf(error)}`, t('error.other'))}</b>
        {typeof until === 'string' ? <div>{t('error.until', { at: writeMoment(until, language) })}</div> : null}
        {failed?.fields?.map(({ path, problem }) => (
          <div key={path}>
            {path}: {problem}
          </div>
        ))}
        {trace ? (
          <div className="row wrap">
            <span className="sec">{t('error.trace', { trace })}</span>
            <button type="button" className="btn gh" onClick={() => void navigator.clipboard?.writeText(trace)}>
              {t('error.copyTrace')}
            </button>
          </div>
        ) : null}
        {onRetry ? (
          <button type="button" className="btn" onClick={onRetry}>
            {t('error.retry')}
          </button>
        ) : null}
      </div>
    </div>
  )
}
