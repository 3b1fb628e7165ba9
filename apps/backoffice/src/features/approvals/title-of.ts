import { isDay } from '#contract/shapes/calendar.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeBookMonth } from '../../shell/write-book-day.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { ApprovalRow } from './inbox.tsx'

type Titled = Pick<ApprovalRow, 'action' | 'subject' | 'amount'>

/** The title of a request: the action, its subject, and the amount. */
export function useTitleOf(): (row: Titled) => string {
  const { or, language } = useTexts()
  const nameOf = ({ kind, id, label }: Titled['subject']) => {
    if (kind === 'month' && isDay(id)) return writeBookMonth(id, language)
    // The label of content begins with the key of its place.
    return kind === 'content' ? label.replace(/^\S+/, (place) => or(`content.place.${place}`, place)) : label
  }
  return ({ action, subject, amount }) =>
    [
      `${or(`approvals.action.${action}`, action)}${subject.label === '' ? '' : ` ${nameOf(subject)}`}`,
      ...(amount ? [writeMoney(amount)] : []),
    ].join(', ')
}
