import { useState } from 'react'
import type { CallerCheck } from '#contract/play-v1/staff-callers.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Note } from '../../../shell/note.tsx'
import textStyles from '../../../shell/text.module.css'
import { useTexts } from '../../../shell/use-texts.ts'
import { writeClock } from '../../../shell/write-time.ts'
import { CallerQuestionRow } from './caller-question-row.tsx'

type Props = {
  readonly playerId: number
  readonly begun: CallerCheck
  readonly onAnswered: () => void
}

/** The questions of one check, and its result so far. */
export function CallerQuestions({ playerId, begun, onAnswered }: Props) {
  const { t, language } = useTexts()
  const [check, setCheck] = useState(begun)
  const { state, rightNeeded, questions, endsAt } = check
  return (
    <>
      <p className={joinClasses(textStyles.small, textStyles.secondary)}>
        {t('caller.rule', { needed: rightNeeded, misses: questions.length - rightNeeded })}{' '}
        {state === 'open' ? t('caller.left', { at: writeClock(endsAt, language) }) : null}
      </p>
      {questions.map(({ question, isRight }, at) => (
        <CallerQuestionRow
          key={question}
          number={at + 1}
          playerId={playerId}
          check={check}
          question={question}
          isRight={isRight}
          onAnswered={(next) => {
            setCheck(next)
            onAnswered()
          }}
        />
      ))}
      <div role="status">
        <Verdict check={check} />
      </div>
    </>
  )
}

function Verdict({ check: { state, verifiedUntil } }: { readonly check: CallerCheck }) {
  const { t, language } = useTexts()
  if (state === 'open') return null
  const kind = state === 'passed' ? 'ok' : 'stop'
  return (
    <Note kind={kind}>
      <div>
        {state === 'passed' && verifiedUntil
          ? t('caller.passed', { at: writeClock(verifiedUntil, language) })
          : t(state === 'failed' ? 'caller.failed' : 'caller.lapsed')}
      </div>
    </Note>
  )
}
