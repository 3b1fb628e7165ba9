import { useState } from 'react'
import { proposeApprovalRule } from '#contract/play-v1/automatic-approval.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { useMainCurrency } from '../../shell/use-main-currency.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { writeAmount } from '../../shell/write-money.ts'
import type { ApprovalRule } from './approval-rules.tsx'
import { readApprovalAgain } from './read-again.ts'

/** Proposes the maximum amount of automatic approval; a second person must approve it. */
export function ApprovalForm({
  current,
  onClose,
}: {
  readonly current: ApprovalRule | null
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const currency = useMainCurrency()
  const written = (money: ApprovalRule['max'] | undefined) =>
    money ? writeAmount(money.amountMinor, money.currency) : ''
  const [max, setMax] = useState(written(current?.max))
  const [dayMax, setDayMax] = useState(written(current?.dayMax))
  const maxMinor = readSignedAmount(max, false)
  const dayMaxMinor = readSignedAmount(dayMax, false)
  const isDayRight = dayMaxMinor !== undefined && dayMaxMinor >= (maxMinor ?? 0)
  return (
    <ConfirmDialog
      title={t('approval.propose')}
      button={t('approval.propose')}
      consequences={[{ kind: 'wait', what: t('fees.proposal'), text: t('fees.waits') }]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        // Nothing is sent while a field is invalid; the currency may still be loading.
        if (!currency || maxMinor === undefined || dayMaxMinor === undefined)
          throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const body = {
          max: { amountMinor: maxMinor, currency },
          dayMax: { amountMinor: dayMaxMinor, currency },
          explanation,
        }
        await ask(api(proposeApprovalRule, { body }))
        await readApprovalAgain()
        announce(t('fees.proposed'))
      }}
    >
      <AmountField
        label={t('approval.max', { currency: currency ?? '' })}
        value={max}
        isRight={maxMinor !== undefined}
        onWrite={setMax}
      />
      <AmountField
        label={t('approval.dayMax', { currency: currency ?? '' })}
        value={dayMax}
        isRight={isDayRight}
        hint={t('approval.dayHint')}
        onWrite={setDayMax}
      />
    </ConfirmDialog>
  )
}
