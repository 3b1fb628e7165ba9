import type { CallerCheck } from '#contract/play-v1/staff-callers.ts'
import type { CheckRow } from './caller-checks.queries.ts'
import { RIGHT_NEEDED } from './draw-questions.ts'

/** Number of wrong answers allowed: the questions beyond the right answers needed. */
export const missesLeftOf = ({ questions, wrong }: Pick<CheckRow, 'questions' | 'wrong'>) =>
  questions.length - RIGHT_NEEDED - wrong.length

export function showCheck(row: CheckRow, now: Date): CallerCheck {
  const { id, userName, questions, right, wrong, startedAt, endsAt, verifiedUntil, state } = row
  return {
    checkId: id,
    state: state === 'open' && endsAt <= now ? 'lapsed' : state,
    staffName: userName,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt.toISOString(),
    verifiedUntil: verifiedUntil?.toISOString() ?? null,
    questions: questions.map((question) => ({
      question,
      isRight: right.includes(question) ? true : wrong.includes(question) ? false : null,
    })),
    rightNeeded: RIGHT_NEEDED,
    missesLeft: Math.max(0, missesLeftOf(row)),
  }
}
