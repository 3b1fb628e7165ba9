import { Bound, defineList } from './list.ts'

/** Kiosks with the room where each stands, by serial number. */
export const kioskList = defineList({
  name: 'kiosks',
  permission: 'operations.manage',
  columns: [
    { key: 'serialNumber', kind: 'text', text: 'kiosks.serial', sorts: true },
    { key: 'venueName', kind: 'text', text: 'kiosks.where', sorts: true },
    { key: 'roomName', kind: 'text', text: 'kiosks.room', sorts: true, isExtra: true },
    {
      key: 'registeredAt',
      kind: 'moment',
      text: 'kiosks.registered',
      sorts: true,
      filter: { from: 'registeredFrom', to: 'registeredTo' },
    },
    { key: 'lookUps', kind: 'number', text: 'kiosks.lookUps', sorts: true },
    { key: 'lastLookUpAt', kind: 'moment', text: 'lists.lastLookUp', sorts: true, isExtra: true },
    { key: 'blockedAt', kind: 'moment', text: 'players.state', sorts: true },
    { key: 'blockedBy', kind: 'text', text: 'lists.offBy', isExtra: true },
    { key: 'registeredBy', kind: 'text', text: 'lists.writtenBy', isExtra: true },
    { key: 'clientId', kind: 'text', text: 'lists.clientId', isExtra: true },
  ],
  filters: { registeredFrom: Bound, registeredTo: Bound },
  order: { by: 'serialNumber', descending: false },
})

/** Rooms of venues where kiosks can stand. */
export const kioskRoomList = defineList({
  name: 'kiosk-rooms',
  permission: 'operations.manage',
  columns: [
    { key: 'venueName', kind: 'text', text: 'kiosks.venue', sorts: true },
    { key: 'town', kind: 'text', text: 'lists.town', sorts: true, isExtra: true },
    { key: 'name', kind: 'text', text: 'kiosks.room', sorts: true },
    { key: 'kiosks', kind: 'number', text: 'screen.kiosks', sorts: true },
    { key: 'openCodes', kind: 'text', text: 'kiosks.openCodes' },
  ],
  filters: {},
  order: { by: 'venueName', descending: false },
})
