import { useQuery } from '@tanstack/react-query'
import type { QueryOf } from '#contract/call.ts'
import { cashMovementList, cashShiftList } from '#contract/lists/cash.ts'
import { getShift, listDesks, listMovements, listShifts } from '#contract/play-v1/staff-cash.ts'
import { Button } from '#ui/button/button.tsx'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { DataList } from '../../shell/list/data-list.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { CASH, SHIFT_STATUS } from './cash-desk.ts'
import { MovementTable } from './movement-table.tsx'

type Props = { readonly open: string | undefined; readonly onOpen: (shiftId: string | undefined) => void }

/** Shifts of all desks; an opened one shows its movements. */
export function ShiftsView({ open, onOpen }: Props) {
  const { t, language } = useTexts()
  return (
    <div className={layout.stack}>
      {open === undefined ? null : <OpenedShift shiftId={open} onClose={() => onOpen(undefined)} />}
      <DataList
        list={cashShiftList}
        label={t('cash.view.shifts')}
        empty={t('cash.noShifts')}
        read={(question) => ask(api(listShifts, { query: question as QueryOf<typeof listShifts> }))}
        keyOf={({ shiftId }) => shiftId}
        keptAs={[...CASH, 'shifts']}
        cells={{
          openedAt: ({ shiftId, openedAt }) => (
            <Button variant="ghost" onClick={() => onOpen(shiftId)}>
              {writeMoment(openedAt, language)}
            </Button>
          ),
          state: ({ state }) => <Status kind={SHIFT_STATUS[state]}>{t(`cash.state.${state}`)}</Status>,
        }}
      />
    </div>
  )
}

function OpenedShift({ shiftId, onClose }: { readonly shiftId: string; readonly onClose: () => void }) {
  const { t } = useTexts()
  const whole = useQuery({
    queryKey: [...CASH, 'shift', shiftId],
    queryFn: () => ask(api(getShift, { query: { shiftId } })),
  })
  const list = useQuery({ queryKey: [...CASH, 'desks'], queryFn: () => ask(api(listDesks, { query: {} })) })
  const venueId = list.data?.desks.find(({ deskId }) => deskId === whole.data?.shift.deskId)?.venueId
  return (
    <>
      {whole.isError ? <ProblemNote error={whole.error} /> : null}
      {whole.data ? (
        <section className={layout.section}>
          <div className={layout.row}>
            <b className={layout.grow}>
              {t('cash.shiftNumber')} {whole.data.shift.number}, {whole.data.shift.cashierName}
            </b>
            <Button variant="outlined" onClick={onClose}>
              {t('confirm.back')}
            </Button>
          </div>
          <ul className={textStyles.small}>
            {whole.data.differences.map(({ differenceId, explanation, proposedByName, decidedByName, decision }) => (
              <li key={differenceId}>
                {proposedByName}: {explanation}
                {decidedByName === null ? '' : ` · ${decidedByName}: ${decision ?? ''}`}
              </li>
            ))}
          </ul>
          <MovementTable movements={whole.data.movements} venueId={venueId} mayCorrect={false} />
        </section>
      ) : null}
    </>
  )
}

/** Movements of all desks. */
export function MovementsView() {
  const { t } = useTexts()
  return (
    <DataList
      list={cashMovementList}
      label={t('cash.view.movements')}
      empty={t('cash.noMovements')}
      read={(question) => ask(api(listMovements, { query: question as QueryOf<typeof listMovements> }))}
      keyOf={({ movementId }) => movementId}
      keptAs={[...CASH, 'movements']}
    />
  )
}
