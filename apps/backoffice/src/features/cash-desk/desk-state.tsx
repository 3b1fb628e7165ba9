import { useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { ActionButton } from '../../shell/action-button.tsx'
import layout from '../../shell/layout.module.css'
import { useMayAt } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoney } from '../../shell/write-money.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CarryDialog } from './carry-dialog.tsx'
import { SHIFT_STATUS, type Desk } from './cash-desk.ts'
import { CloseShiftDialog } from './close-shift-dialog.tsx'
import { OpenShiftDialog } from './open-shift-dialog.tsx'

/** The shift at a desk, and the possible actions. */
export function DeskState({ desk }: { readonly desk: Desk }) {
  const { t, language } = useTexts()
  const [open, setOpen] = useState<'open' | 'close' | 'carry'>()
  const mayManage = useMayAt('cash.manage', desk.venueId)
  const { shift } = desk
  const onClose = () => setOpen(undefined)
  const mayClose = shift?.state === 'open' && (shift.isOwn || mayManage)
  return (
    <>
      {shift ? (
        <p className={textStyles.small}>
          <Status kind={SHIFT_STATUS[shift.state]}>{t(`cash.state.${shift.state}`)}</Status>{' '}
          {t('cash.shiftOf', {
            number: shift.number,
            name: shift.cashierName,
            at: writeMoment(shift.openedAt, language),
          })}
          <br />
          {t('cash.sums', { in: writeMoney(shift.cashIn), out: writeMoney(shift.cashOut) })}
        </p>
      ) : null}
      <span className={layout.row}>
        {shift === null ? (
          <ActionButton
            permission="cash.work"
            venueId={desk.venueId}
            variant="primary"
            label={t('cash.open')}
            onClick={() => setOpen('open')}
          />
        ) : null}
        {shift?.state === 'open' && shift.isOwn ? (
          <Button variant="outlined" onClick={() => setOpen('carry')}>
            {t('cash.carry')}
          </Button>
        ) : null}
        {mayClose ? (
          <Button variant="outlined" onClick={() => setOpen('close')}>
            {t('cash.close')}
          </Button>
        ) : null}
      </span>
      {open === 'open' ? <OpenShiftDialog desk={desk} onClose={onClose} /> : null}
      {open === 'close' && shift ? <CloseShiftDialog desk={desk} shift={shift} onClose={onClose} /> : null}
      {open === 'carry' && shift ? <CarryDialog desk={desk} shift={shift} onClose={onClose} /> : null}
    </>
  )
}
