import { VOUCHER_STATES } from '#contract/states/voucher-states.ts'
import { CallProblem, codeOf } from '../../shell/api.ts'
import { Note } from '../../shell/note.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Paid } from './read-payment.ts'

type Props = { readonly error: unknown; readonly way: Paid['way'] | undefined }

/** Why a payment was refused: of a voucher its state, and of a locked account what is true of a player's. */
export function PayProblem({ error, way }: Props) {
  const { t } = useTexts()
  const details = error instanceof CallProblem ? error.failed.details : undefined
  const state = way === 'voucher' ? VOUCHER_STATES.find((one) => one === details?.['state']) : undefined
  const isLocked = codeOf(error) === 'ERR_ACCOUNT_LOCKED'
  if (!isLocked && (state === undefined || state === 'open')) return <ProblemNote error={error} />
  return (
    <Note kind="stop" role="alert">
      {t(isLocked ? 'cash.problem.ERR_ACCOUNT_LOCKED' : `cash.voucherNot.${state}`)}
    </Note>
  )
}
