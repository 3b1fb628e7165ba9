import { Select } from '#ui/field/select.tsx'
import { useTexts } from '../../shell/use-texts.ts'
import type { Venue } from './places.ts'

/** The place of a terminal; without a venue it is the store. */
export type Where = { readonly venueId: string; readonly workroomId: string }
export const STORE: Where = { venueId: '', workroomId: '' }

export const placeOf = ({ venueId, workroomId }: Where) => ({
  venueId: venueId === '' ? null : venueId,
  ...(workroomId === '' ? {} : { workroomId }),
})

type Props = {
  readonly where: Where
  readonly venues: readonly Venue[]
  readonly onChange: (where: Where) => void
}

/** A venue and one of its rooms, or the store. */
export function PlaceFields({ where, venues, onChange }: Props) {
  const { t } = useTexts()
  const rooms = venues.find(({ venueId }) => venueId === where.venueId)?.workrooms ?? []
  return (
    <>
      <Select
        label={t('places.moveTo')}
        value={where.venueId}
        onChange={({ target }) => onChange({ venueId: target.value, workroomId: '' })}
      >
        <option value="">{t('places.inStore')}</option>
        {venues.map(({ venueId, name, town }) => (
          <option key={venueId} value={venueId}>
            {name}, {town}
          </option>
        ))}
      </Select>
      {rooms.length > 0 ? (
        <Select
          label={t('places.whichRoom')}
          value={where.workroomId}
          onChange={({ target }) => onChange({ ...where, workroomId: target.value })}
        >
          <option value="">{t('places.anyRoom')}</option>
          {rooms.map(({ workroomId, name }) => (
            <option key={workroomId} value={workroomId}>
              {name}
            </option>
          ))}
        </Select>
      ) : null}
    </>
  )
}
