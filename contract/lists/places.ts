import { Type } from 'typebox'
import { TERMINAL_KINDS, VENUE_KINDS } from '../shapes/places.ts'
import { defineList, someOf } from './list.ts'

const Seats = Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 }))

/** Venues as of an instant, by name. */
export const venueList = defineList({
  name: 'venues',
  permission: 'places.read',
  columns: [
    { key: 'name', kind: 'text', text: 'places.venue', sorts: true },
    {
      key: 'kind',
      kind: 'choice',
      text: 'lists.kind',
      choices: VENUE_KINDS,
      choiceText: 'places.kind',
      sorts: true,
      isExtra: true,
      filter: { anyOf: 'kinds' },
    },
    { key: 'street', kind: 'text', text: 'places.address' },
    { key: 'town', kind: 'text', text: 'lists.town', sorts: true, isExtra: true, filter: { is: 'town' } },
    { key: 'postCode', kind: 'text', text: 'lists.postCode', sorts: true, isExtra: true },
    { key: 'isOpen', kind: 'yes-no', text: 'players.state', sorts: true },
    { key: 'mayBePlayed', kind: 'yes-no', text: 'lists.mayBePlayed', sorts: true, isExtra: true },
    { key: 'licenceDecision', kind: 'text', text: 'lists.licence', sorts: true, isExtra: true },
    { key: 'phone', kind: 'text', text: 'lists.phone', isExtra: true },
    { key: 'validFrom', kind: 'moment', text: 'lists.validFrom', sorts: true, isExtra: true },
    { key: 'validUntil', kind: 'moment', text: 'lists.validUntil', sorts: true, isExtra: true },
    { key: 'writtenBy', kind: 'text', text: 'lists.writtenBy', isExtra: true },
  ],
  filters: { kinds: someOf(VENUE_KINDS), town: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })) },
  order: { by: 'name', descending: false },
})

/** Terminals as of an instant, by serial number. */
export const terminalList = defineList({
  name: 'terminals',
  permission: 'places.read',
  columns: [
    { key: 'serial', kind: 'text', text: 'places.serial', sorts: true },
    { key: 'producer', kind: 'text', text: 'places.made', sorts: true, filter: { is: 'producer' } },
    {
      key: 'kind',
      kind: 'choice',
      text: 'lists.kind',
      choices: TERMINAL_KINDS,
      choiceText: 'places.terminalKind',
      sorts: true,
      isExtra: true,
      filter: { anyOf: 'kinds' },
    },
    { key: 'seats', kind: 'number', text: 'places.seats', sorts: true, filter: { from: 'seatsMin', to: 'seatsBelow' } },
    { key: 'softwareBuild', kind: 'text', text: 'places.software', sorts: true },
    { key: 'certificate', kind: 'text', text: 'lists.certificate', sorts: true, isExtra: true },
    { key: 'venueName', at: 'place.venueName', kind: 'text', text: 'places.where', sorts: true },
    { key: 'since', at: 'place.since', kind: 'moment', text: 'lists.standsSince', sorts: true, isExtra: true },
    { key: 'mayBePlayed', kind: 'yes-no', text: 'lists.mayBePlayed', sorts: true, isExtra: true },
    { key: 'validFrom', kind: 'moment', text: 'lists.validFrom', sorts: true, isExtra: true },
    { key: 'writtenBy', kind: 'text', text: 'lists.writtenBy', isExtra: true },
  ],
  filters: {
    kinds: someOf(TERMINAL_KINDS),
    producer: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
    seatsMin: Seats,
    seatsBelow: Seats,
  },
  order: { by: 'serial', descending: false },
})
