import { useState } from 'react'
import { carryCash } from '#contract/play-v1/staff-cash.ts'
import { Select } from '#ui/field/select.tsx'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CASH, type Desk, EXPLANATION_MIN, newKey, type Shift } from './cash-desk.ts'

type Props = { readonly desk: Desk; readonly shift: Shift; readonly onClose: () => void }

/** Moves cash between the drawer and the safe. */
export function CarryDialog({ desk, shift, onClose }: Props) {
  const { t } = useTexts()
  const [to, setTo] = useState<'drawer' | 'safe'>('safe')
  const [written, setWritten] = useState('')
  const [idempotencyKey] = useState(newKey)
  const amountMinor = readSignedAmount(written, false)
  return (
    <ConfirmDialog
      title={t('cash.carry')}
      button={t('cash.carry')}
      explanationMin={EXPLANATION_MIN}
      consequences={[{ kind: 'info', what: t('lock.money'), text: t('cash.carryThen') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        // Nothing is sent while a field is invalid.
        if (amountMinor === undefined) throw new CallProblem({ ok: false, status: 400, code: 'ERR_INVALID_INPUT' })
        const amount = { amountMinor, currency: desk.currency }
        const { shiftId } = shift
        await ask(api(carryCash, { body: { shiftId, to, amount, idempotencyKey, explanation, acceptedWarnings } }))
        await queryClient.invalidateQueries({ queryKey: CASH })
        announce(t('cash.done'))
      }}
    >
      <Select
        label={t('cash.direction')}
        value={to}
        onChange={({ target }) => setTo(target.value === 'drawer' ? 'drawer' : 'safe')}
      >
        <option value="safe">{t('cash.toSafe')}</option>
        <option value="drawer">{t('cash.toDrawer')}</option>
      </Select>
      <AmountField
        label={t('cash.amount', { currency: desk.currency })}
        value={written}
        isRight={amountMinor !== undefined}
        onWrite={setWritten}
      />
    </ConfirmDialog>
  )
}
