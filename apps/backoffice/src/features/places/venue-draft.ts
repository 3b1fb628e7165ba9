import type { VenueKind, VenueWrite } from '#contract/shapes/places.ts'
import type { VenuePhoto } from '#contract/shapes/venue-photo.ts'
import type { Venue } from './places.ts'

export type Room = { readonly workroomId?: string; readonly name: string }
export type VenueDraft = {
  readonly kind: VenueKind
  readonly name: string
  readonly street: string
  readonly town: string
  readonly postCode: string
  readonly latitude: string
  readonly longitude: string
  readonly licenceDecision: string
  readonly phone: string
  readonly photo: VenuePhoto | null
  readonly rooms: readonly Room[]
}

const POST_CODE = /^[0-9A-Z][0-9A-Z -]{2,11}$/
const PHONE = /^\+?[0-9][0-9 ]{5,19}$/

export function draftOf(venue?: Venue): VenueDraft {
  return {
    kind: venue?.kind ?? 'GamingHall',
    name: venue?.name ?? '',
    street: venue?.street ?? '',
    town: venue?.town ?? '',
    postCode: venue?.postCode ?? '',
    latitude: venue?.latitude?.toString() ?? '',
    longitude: venue?.longitude?.toString() ?? '',
    licenceDecision: venue?.licenceDecision ?? '',
    phone: venue?.phone ?? '',
    photo: venue?.photo ?? null,
    rooms: venue?.workrooms ?? [],
  }
}

/** Parses degrees with a comma or a point; undefined if it is no number within the bound. */
function degrees(written: string, bound: number): number | undefined {
  const number = Number(written.trim().replace(',', '.'))
  return written.trim() !== '' && Number.isFinite(number) && Math.abs(number) <= bound ? number : undefined
}

/** Invalid fields. A position must be complete or absent. */
export function problemsOf(draft: VenueDraft): (keyof VenueDraft)[] {
  const { latitude, longitude } = draft
  const hasPosition = `${latitude}${longitude}`.trim() !== ''
  return [
    ...(['name', 'street', 'town'] as const).filter((field) => draft[field].trim() === ''),
    ...(POST_CODE.test(draft.postCode.trim()) ? [] : (['postCode'] as const)),
    ...(hasPosition && degrees(latitude, 90) === undefined ? (['latitude'] as const) : []),
    ...(hasPosition && degrees(longitude, 180) === undefined ? (['longitude'] as const) : []),
    ...(draft.phone.trim() === '' || PHONE.test(draft.phone.trim()) ? [] : (['phone'] as const)),
  ]
}

/** The draft as input of the call: empty fields and rooms without a name are left out. */
export function writtenOf(draft: VenueDraft): VenueWrite {
  const text = (name: 'licenceDecision' | 'phone') => (draft[name].trim() === '' ? {} : { [name]: draft[name].trim() })
  const [latitude, longitude] = [degrees(draft.latitude, 90), degrees(draft.longitude, 180)]
  return {
    kind: draft.kind,
    name: draft.name.trim(),
    street: draft.street.trim(),
    town: draft.town.trim(),
    postCode: draft.postCode.trim(),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...text('licenceDecision'),
    ...text('phone'),
    photo: draft.photo?.name ?? null,
    workrooms: draft.rooms
      .filter(({ name }) => name.trim() !== '')
      .map((room) => ({ ...room, name: room.name.trim() })),
  }
}
