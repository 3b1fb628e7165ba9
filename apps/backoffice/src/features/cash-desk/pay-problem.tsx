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
  if (codeOf(error) === 'ERR_ACCOUNT_LOCKED') return <Stop text={t('cash.problem.ERR_ACCOUNT_LOCKED')} />
  if (state === undefined || state === 'open') return <ProblemNote error={error} />
  return <Stop text={t(`cash.voucherNot.${state}`)} />
}

function Stop({ text }: { readonly text: string }) {
  return (
    <Note kind="stop" role="alert">
      {text}
    </Note>
  )
}
