import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { ApprovalRow } from './inbox.tsx'

type Titled = Pick<ApprovalRow, 'action' | 'subject' | 'amount'>

/** The title of a request: the action, its subject, and the amount. */
export function useTitleOf(): (row: Titled) => string {
  const { or } = useTexts()
  // The label of content begins with the key of its place.
  const nameOf = ({ kind, label }: Titled['subject']) =>
    kind === 'content' ? label.replace(/^\S+/, (place) => or(`content.place.${place}`, place)) : label
  return ({ action, subject, amount }) =>
    [
      `${or(`approvals.action.${action}`, action)}${subject.label === '' ? '' : ` ${nameOf(subject)}`}`,
      ...(amount ? [writeMoney(amount)] : []),
    ].join(', ')
}
