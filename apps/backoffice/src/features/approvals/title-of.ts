import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import type { ApprovalRow } from './inbox.tsx'

type Titled = Pick<ApprovalRow, 'action' | 'subject' | 'amount'>

/** The title of a request: the action, its subject, and the amount. */
export function useTitleOf(): (row: Titled) => string {
  const { or } = useTexts()
  return ({ action, subject, amount }) =>
    [
      `${or(`approvals.action.${action}`, action)}${subject.label === '' ? '' : ` ${subject.label}`}`,
      ...(amount ? [writeMoney(amount)] : []),
    ].join(', ')
}
