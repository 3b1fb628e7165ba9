import { useState } from 'react'
import { createVenue, getVenue, updateVenue } from '#contract/onling-v2/topology.ts'
import { VENUE_KINDS } from '#contract/shapes/places.ts'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import layout from '../../shell/layout.module.css'
import { instantOf, localOf } from '../../shell/local-time.ts'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { AddressCheck } from './address-check.tsx'
import { FromField } from './from-field.tsx'
import { PhotoField } from './photo-field.tsx'
import { PLACES, type AsOf, type Venue } from './places.ts'
import { RoomFields } from './room-fields.tsx'
import { useFactsAt } from './use-facts-at.ts'
import { draftOf, problemsOf, writtenOf, type VenueDraft } from './venue-draft.ts'

type Props = {
  /** The present venue; undefined for a new one. */
  readonly venue?: Venue
  /** The shown instant, from which a change applies unless another is chosen. */
  readonly asOf?: string | undefined
  readonly onClose: () => void
  readonly onSaved?: (venueId: string) => void
}

/** Facts of a venue and its rooms, from now or from another instant on. */
export function VenueDialog({ venue, asOf, onClose, onSaved }: Props) {
  const { t } = useTexts()
  const [from, setFrom] = useState(localOf(asOf))
  const venueId = venue?.venueId ?? ''
  const read = (moment: AsOf) => ask(api(getVenue, { query: { venueId, ...moment } }))
  const facts = useFactsAt({ thing: venue, name: venueId, asOf, from, read, draftOf })
  const { draft, write: setDraft } = facts
  const problems = problemsOf(draft)
  const field = (
    name: Exclude<keyof VenueDraft, 'rooms' | 'kind' | 'photo'>,
    more: { readonly hint?: string } = {},
  ) => (
    <TextField
      label={t(`places.field.${name}`)}
      value={draft[name]}
      onWrite={(value) => setDraft({ ...draft, [name]: value })}
      problem={problems.includes(name) ? t(`places.wrong.${name}`) : undefined}
      {...more}
    />
  )
  return (
    <ConfirmDialog
      title={venue ? t('places.changeTitle', { venue: venue.name }) : t('places.addVenue')}
      button={t(venue ? 'places.change' : 'places.addVenue')}
      consequences={[{ kind: 'wait', what: draft.name || t('places.venue'), text: t('places.venueNow') }]}
      onClose={onClose}
      onCommit={async ({ explanation, acceptedWarnings }) => {
        const at = instantOf(from)
        const body = { ...writtenOf(draft), ...(at === undefined ? {} : { from: at }), explanation, acceptedWarnings }
        const saved = await (venue
          ? ask(api(updateVenue, { body: { venueId: venue.venueId, ...body } }))
          : ask(api(createVenue, { body })))
        announce(t('places.saved'))
        await queryClient.invalidateQueries({ queryKey: PLACES })
        onSaved?.(saved.venueId)
      }}
    >
      <Select
        label={t('places.field.kind')}
        value={draft.kind}
        onChange={({ target }) => setDraft({ ...draft, kind: target.value as VenueDraft['kind'] })}
      >
        {VENUE_KINDS.map((kind) => (
          <option key={kind} value={kind}>
            {t(`places.kind.${kind}`)}
          </option>
        ))}
      </Select>
      {field('name')}
      {field('street')}
      <div className={layout.twoColumns}>
        {field('town')}
        {field('postCode')}
        {field('latitude', { hint: t('places.positionHint') })}
        {field('longitude')}
        {field('licenceDecision')}
        {field('phone')}
      </div>
      <AddressCheck draft={draft} onTake={(place) => setDraft({ ...draft, ...place })} />
      <PhotoField photo={draft.photo} onChange={(photo) => setDraft({ ...draft, photo })} />
      <RoomFields rooms={draft.rooms} onChange={(rooms) => setDraft({ ...draft, rooms })} />
      <FromField from={from} asOf={asOf} facts={facts.problem} onWrite={setFrom} />
    </ConfirmDialog>
  )
}
