import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listVenues } from '#contract/onling-v2/topology.ts'
import { createDesk } from '#contract/play-v1/staff-cash.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { readAll } from '../../shell/list/read-all.ts'
import { queryClient, useVenuesOf } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CASH } from './cash-desk.ts'

/** Adds a cash desk with an empty drawer to a venue. */
export function NewDeskDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTexts()
  // Staff of venues can add desks only there.
  const own = useVenuesOf('cash.manage')
  const all = useQuery({
    queryKey: [...CASH, 'venues'],
    queryFn: () => readAll((cursor) => ask(api(listVenues, { query: { limit: 200, ...cursor } }))),
  }).data
  const venues = all?.filter(({ venueId }) => own === null || own.includes(venueId))
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const venueId = chosen === '' ? (venues?.[0]?.venueId ?? '') : chosen
  return (
    <ConfirmDialog
      title={t('cash.newDesk')}
      button={t('cash.newDesk')}
      explanationMin={0}
      consequences={[{ kind: 'info', what: t('cash.desk'), text: t('cash.newDeskThen') }]}
      onClose={onClose}
      onCommit={async () => {
        await ask(api(createDesk, { body: { venueId, name: name.trim() } }))
        await queryClient.invalidateQueries({ queryKey: CASH })
        announce(t('cash.done'))
      }}
    >
      <Select label={t('places.venue')} value={venueId} onChange={({ target }) => setChosen(target.value)}>
        {venues?.map((venue) => (
          <option key={venue.venueId} value={venue.venueId}>
            {venue.name}, {venue.town}
          </option>
        ))}
      </Select>
      <TextField
        label={t('cash.deskName')}
        maxLength={60}
        value={name}
        problem={name.trim() === '' ? t('cash.deskNameNeeded') : undefined}
        onWrite={setName}
      />
    </ConfirmDialog>
  )
}
