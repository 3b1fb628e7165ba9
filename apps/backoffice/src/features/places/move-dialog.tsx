import { useState } from 'react'
import { updateTerminal } from '#contract/onling-v2/topology.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { instantOf, localOf } from '../../shell/local-time.ts'
import { queryClient } from '../../shell/session.ts'
import { useTexts } from '../../shell/use-texts.ts'
import { FromField } from './from-field.tsx'
import { PLACES, type Terminal, type Venue } from './places.ts'

type Props = {
  readonly terminal: Terminal
  readonly venues: readonly Venue[]
  /** The shown instant, from which the terminal moves unless another is chosen. */
  readonly asOf: string | undefined
  readonly onClose: () => void
}

/** Moves a terminal to another venue, or to the store, from now or from a later instant on. */
export function MoveDialog({ terminal, venues, asOf, onClose }: Props) {
  const { t } = useTexts()
  const [venueId, setVenueId] = useState(terminal.place ? '' : (venues[0]?.venueId ?? ''))
  const [from, setFrom] = useState(localOf(asOf))
  const { terminalId, serial, producer, kind, seats, softwareBuild, certificate, place } = terminal
  const where = venues.find((venue) => venue.venueId === venueId)?.name ?? t('places.store')
  return (
    <ConfirmDialog
      title={t('places.moveTitle', { serial })}
      button={t('places.move')}
      consequences={[
        {
          kind: 'wait',
          what: serial,
          text: t('places.moveNow', { from: place?.venueName ?? t('places.store'), to: where }),
        },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const facts = {
          serial,
          producer,
          kind,
          seats,
          ...(softwareBuild === null ? {} : { softwareBuild }),
          ...(certificate === null ? {} : { certificate }),
        }
        const at = instantOf(from)
        const seenAt = { expectedVenueId: place?.venueId ?? null }
        const body = {
          terminalId,
          ...facts,
          ...seenAt,
          venueId: venueId === '' ? null : venueId,
          explanation,
          acceptedWarnings,
        }
        await ask(api(updateTerminal, { body: at === undefined ? body : { ...body, from: at } }))
        announce(t('places.moved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <Select label={t('places.moveTo')} value={venueId} onChange={(event) => setVenueId(event.target.value)}>
        {place ? <option value="">{t('places.store')}</option> : null}
        {venues
          .filter((venue) => venue.venueId !== place?.venueId)
          .map((venue) => (
            <option key={venue.venueId} value={venue.venueId}>
              {venue.name}, {venue.town}
            </option>
          ))}
      </Select>
      <FromField from={from} asOf={asOf} onWrite={setFrom} />
    </ConfirmDialog>
  )
}
