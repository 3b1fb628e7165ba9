import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getShift, listDesks } from '#contract/play-v1/staff-cash.ts'
import { Select } from '#ui/field/select.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { api, ask } from '../../shell/api.ts'
import layout from '../../shell/layout.module.css'
import { Loading } from '../../shell/loading.tsx'
import { ProblemNote } from '../../shell/problem-note.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { CASH } from './cash-desk.ts'
import { DeskState } from './desk-state.tsx'
import { MovementTable } from './movement-table.tsx'
import { WorkAtDesk } from './work-at-desk.tsx'

const EVERY_MS = 10_000

type Props = { readonly open: string | undefined; readonly onOpen: (deskId: string) => void }

/** One desk: its shift, the identified player, and the movements of the shift. */
export function DeskView({ open, onOpen }: Props) {
  const { t } = useTexts()
  const list = useQuery({ queryKey: [...CASH, 'desks'], queryFn: () => ask(api(listDesks, { query: {} })) })
  const desks = list.data?.desks ?? []
  // One's own shift comes first.
  const desk =
    desks.find(({ deskId }) => deskId === open) ?? desks.find(({ shift }) => shift?.isOwn === true) ?? desks[0]
  const shiftId = desk?.shift?.shiftId
  const [metAt, setMetAt] = useState(0)
  const whole = useQuery({
    queryKey: [...CASH, 'shift', shiftId],
    enabled: shiftId !== undefined,
    // A payout may be approved by a second person while the cashier waits.
    refetchInterval: EVERY_MS,
    queryFn: () => ask(api(getShift, { query: { shiftId: shiftId ?? '' } })),
  })
  if (list.isError)
    return (
      <div className={layout.padded}>
        <ProblemNote error={list.error} onRetry={() => void list.refetch()} />
      </div>
    )
  if (list.isPending) return <Loading query={list} />
  if (!desk) return <p className={layout.padded}>{t('cash.noDesk')}</p>
  const isWorking = desk.shift?.isOwn === true && desk.shift.state === 'open'
  return (
    <div className={layout.stack}>
      <div className={layout.fields}>
        <Select label={t('cash.desk')} value={desk.deskId} onChange={({ target }) => onOpen(target.value)}>
          {desks.map(({ deskId, venueName, name }) => (
            <option key={deskId} value={deskId}>
              {venueName}, {name}
            </option>
          ))}
        </Select>
        <DeskState desk={desk} />
      </div>
      {isWorking && shiftId !== undefined ? (
        <WorkAtDesk key={`${shiftId}-${metAt}`} shiftId={shiftId} onLeave={() => setMetAt((count) => count + 1)} />
      ) : null}
      {whole.isError ? <ProblemNote error={whole.error} /> : null}
      {whole.data ? (
        <MovementTable movements={whole.data.movements} venueId={desk.venueId} mayCorrect={isWorking} />
      ) : null}
      {desk.shift === null ? <p className={joinClasses(layout.padded, textStyles.muted)}>{t('cash.noShift')}</p> : null}
    </div>
  )
}
