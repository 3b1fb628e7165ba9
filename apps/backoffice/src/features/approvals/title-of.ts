import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { ApprovalRow } from './inbox.tsx'

type Titled = Pick<ApprovalRow, 'action' | 'subject' | 'amount'>

/** What a request is called: the action, what it is about, and how much. */
export function useTitleOf(): (row: Titled) => string {
  const { or } = useTexts()
  return ({ action, subject, amount }) =>
    [
      `${or(`approvals.action.${action}`, action)}${subject.label === '' ? '' : ` ${subject.label}`}`,
      ...(amount ? [writeMoney(amount)] : []),
    ].join(', ')
}
