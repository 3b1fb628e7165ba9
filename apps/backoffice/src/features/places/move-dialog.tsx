import { useState } from 'react'
import { updateTerminal } from '#contract/onling-v2/topology.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { instantOf } from '../../shell/local-time.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { PLACES, type Terminal, type Venue } from './places.ts'

type Props = { readonly terminal: Terminal; readonly venues: readonly Venue[]; readonly onClose: () => void }

/** Moves a terminal to another venue, or to the store, from now or from a later moment on. */
export function MoveDialog({ terminal, venues, onClose }: Props) {
  const { t } = useTexts()
  const [venueId, setVenueId] = useState('')
  const [from, setFrom] = useState('')
  const { terminalId, serial, producer, kind, seats, softwareBuild, certificate, place } = terminal
  const where = venues.find((venue) => venue.venueId === venueId)?.name ?? t('places.store')
  return (
    <ConfirmDialog
      title={t('places.moveTitle', { serial })}
      button={t('places.move')}
      consequences={[
        { kind: 'wait', what: serial, text: t('places.moveNow', { from: place?.venueName ?? '', to: where }) },
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
        const body = { terminalId, ...facts, venueId: venueId === '' ? null : venueId, explanation, acceptedWarnings }
        await ask(api(updateTerminal, { body: at === undefined ? body : { ...body, from: at } }))
        announce(t('places.moved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
      }}
    >
      <Select label={t('places.moveTo')} value={venueId} onChange={(event) => setVenueId(event.target.value)}>
        <option value="">{t('places.store')}</option>
        {venues
          .filter((venue) => venue.venueId !== place?.venueId)
          .map((venue) => (
            <option key={venue.venueId} value={venue.venueId}>
              {venue.name}, {venue.town}
            </option>
          ))}
      </Select>
      <TextField
        label={t('places.moveFrom')}
        hint={t('places.moveFromHint')}
        type="datetime-local"
        value={from}
        onWrite={setFrom}
      />
    </ConfirmDialog>
  )
}
