import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { answerCallerCheck, type CallerCheck, type CallerQuestion } from '#contract/play-v1/staff-callers.ts'
import { api, ask } from '../../../shell/api.ts'
import { ProblemNote } from '../../../shell/problem-note.tsx'
import { Status } from '../../../shell/status.tsx'
import { useTexts } from '../../../shell/use-texts.ts'

type Props = {
  readonly number: number
  readonly playerId: number
  readonly check: CallerCheck
  readonly question: CallerQuestion
  readonly isRight: boolean | null
  readonly onAnswered: (check: CallerCheck) => void
}

/** One question: what the caller says is compared by Enter, and stays on this screen only. */
export function CallerQuestionRow({ number, playerId, check, question, isRight, onAnswered }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [answer, setAnswer] = useState('')
  const compare = useMutation({
    mutationFn: () => ask(api(answerCallerCheck, { body: { playerId, checkId: check.checkId, question, answer } })),
    onSuccess: (told) => onAnswered(told.check),
  })
  const isDone = isRight !== null || check.state !== 'open'
  return (
    <form
      className="f"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDone && answer.trim() !== '' && !compare.isPending) compare.mutate()
      }}
    >
      <label htmlFor={id}>
        {number}. {t(`caller.q.${question}`)}
      </label>
      <div className="row wrap">
        <input
          id={id}
          className="in"
          style={{ maxWidth: 250 }}
          autoComplete="off"
          maxLength={254}
          value={answer}
          readOnly={isDone}
          onChange={(event) => setAnswer(event.target.value)}
        />
        <span role="status">
          {isRight === null ? null : (
            <Status kind={isRight ? 'ok' : 'stop'}>
              {isRight
                ? t('caller.right')
                : `${t('caller.wrong')}, ${t('caller.missesLeft', { count: check.missesLeft })}`}
            </Status>
          )}
          {isRight === null && compare.data?.outcome === 'unreadable' ? (
            <Status kind="wait">{t('caller.unreadable')}</Status>
          ) : null}
        </span>
        {isDone ? null : (
          <button type="submit" className="btn" disabled={compare.isPending}>
            {t('caller.compare')} <kbd>↵</kbd>
          </button>
        )}
      </div>
      {compare.isError ? <ProblemNote error={compare.error} /> : null}
    </form>
  )
}
