import { useState } from 'react'
import type { ReplyOf } from '#contract/call.ts'
import { update } from '#contract/onling-v2/player-update.ts'
import type { revealPlayer } from '#contract/play-v1/backoffice.ts'
import { PERSON_CHANGE_REASONS } from '#contract/shapes/person-changes.ts'
import { Field } from '#ui/field/field.tsx'
import { announce } from '../../../shell/announce.tsx'
import { api, ask, CallProblem } from '../../../shell/api.ts'
import { ConfirmDialog, type Explained } from '../../../shell/confirm-dialog.tsx'
import layout from '../../../shell/layout.module.css'
import { queryClient } from '../../../shell/session.ts'
import { useTexts } from '../../../shell/use-texts.ts'
import { changedFields, type PersonForm } from './changed-fields.ts'

type Props = {
  readonly playerId: number
  readonly person: ReplyOf<typeof revealPlayer>
  readonly onClose: () => void
  readonly onEdited: () => void
}

const NO_ADDRESS = { street: '', houseNumber: '', town: '', postCode: '', country: '' }
const TEXT_FIELDS = [
  ['TitleBefore', 'person.title.before'],
  ['FirstName', 'person.firstName'],
  ['Surname', 'person.surname'],
  ['BirthDate', 'person.born'],
  ['BirthNumber', 'person.birthNumber'],
  ['BirthPlace', 'person.birthPlace'],
  ['Nationality', 'person.nationality'],
  ['Databox', 'person.databox'],
] as const
const ADDRESS_FIELDS = [
  ['street', 'person.street'],
  ['houseNumber', 'person.houseNumber'],
  ['town', 'person.town'],
  ['postCode', 'person.postCode'],
  ['country', 'person.country'],
] as const

/** Corrects a person. Only changed fields are sent; the server names refused fields with reasons. */
export function EditPersonDialog({ playerId, person, onClose, onEdited }: Props) {
  const { t, or } = useTexts()
  const [before] = useState(() => formOf(person))
  const [form, setForm] = useState(before)
  const { PermanentAddress: address } = form

  async function commit({ reason: chosen, ...request }: Explained) {
    const fields = changedFields(before, form)
    const reason = PERSON_CHANGE_REASONS.find((one) => one === chosen) ?? 'other'
    if (fields.length === 0) return announce(t('person.nothingChanged'))
    try {
      await ask(api(update, { body: { playerId, fields, reason, ...request } }))
    } catch (error) {
      throw withFieldNames(error)
    }
    onEdited()
    await queryClient.invalidateQueries({ queryKey: ['player', playerId] })
    announce(t('person.edited'))
  }

  /** The refused fields with the names of this form. */
  function withFieldNames(error: unknown): unknown {
    if (!(error instanceof CallProblem) || error.failed.code !== 'ERR_INVALID_CONTRACT') return error
    const named: unknown = error.failed.details?.['fields']
    const fields = (Array.isArray(named) ? named : []).map((one: Readonly<Record<string, string>>) => ({
      path: [
        or(`personField.${one['field']}`, one['field'] ?? ''),
        ...(one['part'] ? [or(`person.${one['part']}`, one['part'])] : []),
      ].join(', '),
      problem: or(`fieldProblem.${one['kind']}`, one['kind'] ?? ''),
    }))
    return new CallProblem({ ...error.failed, code: 'ERR_INVALID_INPUT', fields })
  }

  return (
    <ConfirmDialog
      title={t('person.editTitle', { id: playerId })}
      button={t('person.editButton')}
      consequences={[
        { kind: 'info', what: t('person.title'), text: t('person.editNow') },
        { kind: 'wait', what: t('person.verifiedOnly'), text: '' },
        { kind: 'idle', what: t('screen.audit'), text: t('person.editKept') },
      ]}
      reasons={PERSON_CHANGE_REASONS.map((value) => ({ value, label: t(`personReason.${value}`) }))}
      onClose={onClose}
      onCommit={commit}
    >
      <div className={layout.twoColumns}>
        {TEXT_FIELDS.map(([name, label]) => (
          <Field key={name} label={t(label)}>
            {(control) => (
              <input
                {...control}
                type={name === 'BirthDate' ? 'date' : 'text'}
                autoComplete="off"
                maxLength={200}
                value={form[name]}
                onChange={(event) => setForm({ ...form, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        {ADDRESS_FIELDS.map(([part, label]) => (
          <Field key={part} label={t(label)}>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={100}
                value={address[part]}
                onChange={(event) => setForm({ ...form, PermanentAddress: { ...address, [part]: event.target.value } })}
              />
            )}
          </Field>
        ))}
      </div>
    </ConfirmDialog>
  )
}

function formOf(person: Props['person']): PersonForm {
  return {
    TitleBefore: person.titleBefore ?? '',
    FirstName: person.firstName,
    Surname: person.surname,
    BirthDate: person.birthDate.slice(0, 10),
    BirthNumber: person.birthNumber ?? '',
    BirthPlace: person.birthPlace ?? '',
    Nationality: person.nationality ?? '',
    Databox: person.databox ?? '',
    PermanentAddress: person.permanentAddressParts ?? NO_ADDRESS,
  }
}
