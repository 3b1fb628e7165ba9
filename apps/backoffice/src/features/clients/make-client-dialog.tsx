import { useState } from 'react'
import { createClient } from '#contract/play-v1/staff-clients.ts'
import { HALL_SCOPES, movesMoney } from '#contract/scopes.ts'
import { Button } from '#ui/button/button.tsx'
import { Select } from '#ui/field/select.tsx'
import { announce } from '../../shell/announce.tsx'
import { api, ask } from '../../shell/api.ts'
import { ConfirmDialog } from '../../shell/confirm-dialog.tsx'
import { queryClient } from '../../shell/session.ts'
import { TextField } from '../../shell/text-field.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import { CLIENTS, type Clients } from './clients.ts'
import { GrantFields } from './grant-fields.tsx'
import { readGrants, type WrittenGrants } from './read-grants.ts'

type Props = { readonly venues: Clients['venues']; readonly onClose: () => void }

/** The default scopes of a venue, without those that move money: these are chosen and given ceilings by hand. */
const OF_A_HALL: WrittenGrants = Object.fromEntries(
  HALL_SCOPES.filter((scope) => !movesMoney(scope)).map((scope) => [scope, { call: '', day: '', unproved: '' }]),
)
const RATE_MAX = 10_000

/** Requests a client; after the approval by a second person a secret is created for it. */
export function MakeClientDialog({ venues, onClose }: Props) {
  const { t } = useTexts()
  const [clientId, setClientId] = useState('')
  const [name, setName] = useState('')
  const [venueId, setVenueId] = useState('')
  const [rate, setRate] = useState('600')
  const [written, setWritten] = useState<WrittenGrants>({})
  const isId = /^[a-z0-9][a-z0-9-]{2,59}$/.test(clientId)
  const isRate = Number(rate) >= 1 && Number(rate) <= RATE_MAX
  return (
    <ConfirmDialog
      title={t('clients.makeTitle')}
      button={t('clients.askMake')}
      consequences={[
        { kind: 'wait', what: t('staff.twoSign'), text: t('clients.makeNow') },
        { kind: 'info', what: t('clients.newSecret'), text: t('clients.makeSecretLater') },
      ]}
      onClose={onClose}
      onCommit={async ({ explanation }) => {
        const body = {
          clientId,
          name: name.trim(),
          venueId: venueId === '' ? null : venueId,
          ratePerMinute: Number(rate),
          grants: readGrants(written) ?? [],
          explanation,
        }
        await ask(api(createClient, { body }))
        announce(t('staff.done'))
        await queryClient.invalidateQueries({ queryKey: CLIENTS })
      }}
    >
      <TextField
        label={t('clients.id')}
        value={clientId}
        maxLength={60}
        spellCheck={false}
        hint={t('clients.idHint')}
        problem={isId ? undefined : t('clients.idHint')}
        onWrite={setClientId}
      />
      <TextField
        label={t('clients.name')}
        value={name}
        maxLength={100}
        problem={name.trim() === '' ? t('staff.nameNeeded') : undefined}
        onWrite={setName}
      />
      <Select label={t('clients.venue')} value={venueId} onChange={(event) => setVenueId(event.target.value)}>
        <option value="">{t('clients.noVenue')}</option>
        {venues.map((venue) => (
          <option key={venue.venueId} value={venue.venueId}>
            {venue.name}
          </option>
        ))}
      </Select>
      <TextField
        label={t('clients.rate')}
        inputMode="numeric"
        maxLength={5}
        value={rate}
        problem={isRate ? undefined : t('clients.rateWrong', { max: RATE_MAX })}
        onWrite={(typed) => setRate(typed.replaceAll(/\D/g, ''))}
      />
      <Button variant="outlined" onClick={() => setWritten({ ...OF_A_HALL, ...written })}>
        {t('clients.likeHall')}
      </Button>
      <GrantFields value={written} onChange={setWritten} />
    </ConfirmDialog>
  )
}
