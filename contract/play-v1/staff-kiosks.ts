import { Type } from 'typebox'
import { defineCall } from '../call.ts'
import { kioskList, kioskRoomList } from '../lists/kiosks.ts'
import { listQuery } from '../lists/list.ts'
import { Instant, page, text, Uuid } from '../shapes/fields.ts'
import { Workroom } from '../shapes/workrooms.ts'

/** Kiosks and the rooms where they stand, for staff. Ours. */
const root = '/capi/BackOffice/v1/Kiosk'
const staff = { audience: 'staff', permission: 'operations.manage' } as const
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const StaffKiosk = Type.Object({
  clientId: Type.String(),
  serialNumber: Type.String(),
  workroomId: Uuid,
  registeredAt: Instant,
  /** The client that installed it. */
  registeredBy: Type.String(),
  /** Its lookups of players in the last 30 days, and the last one. */
  lookUps: Type.Integer(),
  lastLookUpAt: orNull(Instant),
  blockedAt: orNull(Instant),
  blockedBy: orNull(Type.String()),
})

const KioskRow = Type.Object({
  ...StaffKiosk.properties,
  /** Its present venue; null where its room no longer exists. */
  venueName: orNull(Type.String()),
  roomName: orNull(Type.String()),
})

const RoomRow = Type.Object({
  ...Workroom.properties,
  /** Number of kiosks in the room. */
  kiosks: Type.Integer(),
  /** Codes that can still register a device there. */
  openCodes: Type.Array(Type.Object({ issuedBy: Type.String(), expiresAt: Instant })),
})

export const listKiosks = defineCall({
  ...staff,
  method: 'GET',
  path: `${root}/List`,
  summary: 'Kiosks, by serial number',
  query: Type.Object({ ...listQuery(kioskList) }),
  reply: page(KioskRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

export const listKioskRooms = defineCall({
  ...staff,
  method: 'GET',
  path: `${root}/ListRooms`,
  summary: 'Workrooms by venue, each with its kiosks and unused codes',
  query: Type.Object({ ...listQuery(kioskRoomList) }),
  reply: page(RoomRow),
  refusals: ['ERR_LIST_TOO_WIDE'],
})

/** The code is returned once. The installer types it at the kiosk. */
export const createKioskCode = defineCall({
  ...staff,
  method: 'POST',
  path: `${root}/CreateCode`,
  summary: 'A code with which one device can register in a workroom',
  body: Type.Object({ workroomId: Uuid }),
  reply: Type.Object({ code: Type.String(), expiresAt: Instant }),
  refusals: ['ERR_WORKROOM_NOT_FOUND'],
})

/** A blocked kiosk is signed out at once and gets no token. Idempotent. */
export const setKioskBlock = defineCall({
  ...staff,
  method: 'POST',
  path: `${root}/SetBlock`,
  summary: 'Block a kiosk, or unblock it',
  body: Type.Object({ clientId: text(80, 1), isBlocked: Type.Boolean(), explanation: text(2000, 20) }),
  reply: StaffKiosk,
  refusals: ['ERR_KIOSK_NOT_FOUND'],
})
