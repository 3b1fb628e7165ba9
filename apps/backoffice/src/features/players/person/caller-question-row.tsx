import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { answerCallerCheck, type CallerCheck, type CallerQuestion } from '#contract/play-v1/staff-callers.ts'
import { Button } from '#ui/button/button.tsx'
import { Field } from '#ui/field/field.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../../shell/api.ts'
import layout from '../../../shell/layout.module.css'
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

/** One question: the caller's answer is submitted by Enter, and kept only on this screen. */
export function CallerQuestionRow({ number, playerId, check, question, isRight, onAnswered }: Props) {
  const { t } = useTexts()
  const [answer, setAnswer] = useState('')
  const compare = useMutation({
    mutationFn: () => ask(api(answerCallerCheck, { body: { playerId, checkId: check.checkId, question, answer } })),
    onSuccess: (told) => onAnswered(told.check),
  })
  const isDone = isRight !== null || check.state !== 'open'
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (!isDone && answer.trim() !== '' && !compare.isPending) compare.mutate()
      }}
    >
      <Field label={`${number}. ${t(`caller.q.${question}`)}`}>
        {(control) => (
          <div className={joinClasses(layout.row, layout.wrap)}>
            <input
              {...control}
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
              <Button variant="outlined" type="submit" disabled={compare.isPending}>
                {t('caller.compare')} <kbd>↵</kbd>
              </Button>
            )}
          </div>
        )}
      </Field>
      {compare.isError ? <ProblemNote error={compare.error} /> : null}
    </form>
  )
}
