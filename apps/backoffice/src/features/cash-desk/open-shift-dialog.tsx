import { useState } from 'react'
import { openShift } from '#contract/play-v1/staff-cash.ts'
import { AmountField } from '../../shell/amount-field.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { readSignedAmount } from '../../shell/read-signed-amount.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CASH, type Desk } from './cash-desk.ts'
import { CountDialog } from './count-dialog.tsx'

/** Opens a shift: the drawer is counted, with what was brought from the safe. */
export function OpenShiftDialog({ desk, onClose }: { readonly desk: Desk; readonly onClose: () => void }) {
  const { t } = useTexts()
  const [brought, setBrought] = useState('')
  const { currency } = desk
  const amountMinor = readSignedAmount(brought, false)
  return (
    <CountDialog
      title={t('cash.openShift', { desk: desk.name })}
      button={t('cash.open')}
      currency={currency}
      onClose={onClose}
      onCommit={async (counted) => {
        const supply = amountMinor === undefined ? {} : { brought: { amountMinor, currency } }
        const { state } = await ask(api(openShift, { body: { deskId: desk.deskId, ...counted, ...supply } }))
        await queryClient.invalidateQueries({ queryKey: CASH })
        announce(t(state === 'open' ? 'cash.opened' : 'cash.waits'))
      }}
    >
      <AmountField
        label={t('cash.brought', { currency })}
        hint={t('cash.broughtHint')}
        value={brought}
        isRight={brought === '' || amountMinor !== undefined}
        onWrite={setBrought}
      />
    </CountDialog>
  )
}
