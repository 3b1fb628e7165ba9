import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { moveTerminals } from '#contract/play-v1/staff-places.ts'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { localOf } from '../../shell/local-time.ts'
import { ProblemNote } from '../../shell/problem-note.tsx'
import { queryClient } from '../../shell/session.ts'
import { Status } from '../../shell/status.tsx'
import textStyles from '../../shell/text.module.css'
import { useTexts } from '../../shell/use-texts.ts'
import { writeMoment } from '../../shell/write-time.ts'
import { FromField } from './from-field.tsx'
import { PlaceFields, placeOf, STORE } from './place-fields.tsx'
import { PLACES, type Terminal, type Venue } from './places.ts'
import { endsTooEarly, spanOf } from './stay-span.ts'
import { StoreUntilField } from './store-until-field.tsx'

type Props = {
  readonly terminals: readonly Terminal[]
  readonly venues: readonly Venue[]
  /** The shown instant, from which the terminals move unless another is chosen. */
  readonly asOf: string | undefined
  readonly onClose: () => void
  readonly onMoved: () => void
}
type Row = ReplyOf<typeof moveTerminals>['rows'][number]

/** Moves terminals to one place on a date; conflicts are shown before anything is saved. */
export function MoveManyDialog({ terminals, venues, asOf, onClose, onMoved }: Props) {
  const { t } = useTexts()
  const [where, setWhere] = useState(STORE)
  const [from, setFrom] = useState(localOf(asOf))
  const [until, setUntil] = useState('')
  const [openedAt] = useState(() => new Date())
  const ends = where.venueId === '' ? until : ''
  const wanted = {
    terminalIds: terminals.map(({ terminalId }) => terminalId),
    ...placeOf(where),
    ...spanOf(from, ends),
  }
  const preview = useQuery({
    queryKey: [...PLACES, 'preview', wanted],
    enabled: terminals.length > 0 && !endsTooEarly(from, ends, openedAt),
    queryFn: () => ask(api(moveTerminals, { body: { isPreview: true, ...wanted } })),
  })
  const rows = preview.data?.rows ?? []
  const collided = rows.filter(({ outcome }) => ['planned', 'gone', 'used'].includes(outcome))
  // A terminal that was not there at that time has no number in the preview.
  const serialOf = ({ terminalId, serial }: Row) =>
    serial || terminals.find((one) => one.terminalId === terminalId)?.serial || '–'
  const place = venues.find(({ venueId }) => venueId === where.venueId)?.name ?? t('places.inStore')
  return (
    <ConfirmDialog
      title={t('places.moveChosen', { count: terminals.length })}
      button={t('places.move')}
      consequences={[{ kind: 'wait', what: place, text: t('places.moveManyNow', { count: terminals.length }) }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        await ask(api(moveTerminals, { body: { isPreview: false, ...wanted, explanation, acceptedWarnings } }))
        announce(t('places.moved'))
        onMoved()
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <PlaceFields where={where} venues={venues} onChange={setWhere} />
      <FromField from={from} asOf={asOf} onWrite={setFrom} />
      {where.venueId === '' ? (
        <StoreUntilField from={from} until={until} openedAt={openedAt} onWrite={setUntil} />
      ) : null}
      <section aria-live="polite">
        <b className={textStyles.small}>{t('places.preview', { count: rows.length, collided: collided.length })}</b>
        {preview.isError ? <ProblemNote error={preview.error} /> : null}
        <ul className={textStyles.small}>
          {rows.map((row) => (
            <PreviewLine key={row.terminalId} row={row} serial={serialOf(row)} />
          ))}
        </ul>
      </section>
      {/* With a conflict nothing is written: the whole move is refused. */}
      {collided.length > 0 ? (
        <p className={textStyles.small} data-wrong="" tabIndex={-1}>
          {t('places.collides')}
        </p>
      ) : null}
    </ConfirmDialog>
  )
}

function PreviewLine({ row, serial }: { readonly row: Row; readonly serial: string }) {
  const { outcome, fromVenue, plannedAt } = row
  const { t, language } = useTexts()
  const kind = outcome === 'moved' ? 'ok' : outcome === 'there' ? 'wait' : 'stop'
  return (
    <li>
      <Status kind={kind}>{serial}</Status>{' '}
      {t(`places.outcome.${outcome}`, {
        from: fromVenue ?? t('places.inStore'),
        at: plannedAt === null ? '' : writeMoment(plannedAt, language),
      })}
    </li>
  )
}
