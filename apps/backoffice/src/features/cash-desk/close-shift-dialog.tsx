import { closeShift } from '#contract/play-v1/staff-cash.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { CASH, type Desk, type Shift } from './cash-desk.ts'
import { CountDialog } from './count-dialog.tsx'

type Props = { readonly desk: Desk; readonly shift: Shift; readonly onClose: () => void }

/** Closes a shift with a count. */
export function CloseShiftDialog({ desk, shift, onClose }: Props) {
  const { t } = useTexts()
  return (
    <CountDialog
      title={t('cash.closeShift', { desk: desk.name, number: shift.number })}
      button={t('cash.close')}
      currency={desk.currency}
      onClose={onClose}
      onCommit={async (counted) => {
        const { state } = await ask(api(closeShift, { body: { shiftId: shift.shiftId, ...counted } }))
        await queryClient.invalidateQueries({ queryKey: CASH })
        announce(t(state === 'closed' ? 'cash.closed' : 'cash.waits'))
      }}
    />
  )
}
