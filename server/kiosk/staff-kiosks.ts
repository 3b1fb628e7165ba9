import type { ReplyOf } from '#contract/call.ts'
import { kioskList, kioskRoomList } from '#contract/lists/kiosks.ts'
import * as calls from '#contract/play-v1/staff-kiosks.ts'
import { makeWholeList, publish, type Input, type Querier } from '#server/kernel/index.ts'
import { setClientActive } from '#server/sign-in/index.ts'
import { findWorkrooms } from '#server/topology/index.ts'
import { giveCode } from './give-code.ts'
import type { KioskNeeds } from './needs.ts'
import * as queries from './staff-kiosks.queries.ts'

const LOOK_UPS_MS = 30 * 86_400_000

type Needs = Pick<KioskNeeds, 'db' | 'clock' | 'target'>
type Kiosk = ReplyOf<typeof calls.setKioskBlock>

/** Kiosks with the room where each stands, as a list of the back office. */
export const kiosksListed = (needs: Needs) =>
  makeWholeList({
    list: kioskList,
    call: calls.listKiosks,
    keyOf: ({ clientId }) => clientId,
    read: async () => {
      const [rooms, kiosks] = await Promise.all([roomsOf(needs), readKiosks(needs, needs.db)])
      const roomOf = new Map(rooms.map((room) => [room.workroomId, room]))
      return kiosks.map((kiosk) => {
        const room = roomOf.get(kiosk.workroomId)
        return { ...kiosk, venueName: room?.venueName ?? null, roomName: room?.name ?? null }
      })
    },
  })

/** Places for devices, with the number of their devices and open registration codes, as a list of the back office. */
export const kioskRoomsListed = (needs: Needs) =>
  makeWholeList({
    list: kioskRoomList,
    call: calls.listKioskRooms,
    keyOf: ({ workroomId }) => workroomId,
    read: async () => {
      const { db, clock, target } = needs
      const [rooms, codes, kiosks] = await Promise.all([
        roomsOf(needs),
        queries.findOpenCodes(db, target, clock.now()),
        readKiosks(needs, db),
      ])
      const [codesOf, kiosksOf] = [
        Map.groupBy(codes, ({ workroomId }) => workroomId),
        Map.groupBy(kiosks, ({ workroomId }) => workroomId),
      ]
      return rooms.map((room) => ({
        ...room,
        kiosks: kiosksOf.get(room.workroomId)?.length ?? 0,
        openCodes: (codesOf.get(room.workroomId) ?? []).map(({ issuedBy, expiresAt }) => ({
          issuedBy,
          expiresAt: expiresAt.toISOString(),
        })),
      }))
    },
  })

const roomsOf = ({ db, clock, target }: Needs) => findWorkrooms(db, { target, now: clock.now() })

/** Leave for one device to register in a workroom, given by a member of staff. */
export async function createKioskCode(
  needs: Needs,
  { body, caller }: Pick<Input<typeof calls.createKioskCode>, 'body' | 'caller'>,
): Promise<ReplyOf<typeof calls.createKioskCode>> {
  return giveCode(needs, { workroomId: body.workroomId, issuedBy: caller.name })
}

/**
 * Shuts a kiosk out, or lets it in again. Shut out, its tokens are no good from the commit on, and registering it again
 * does not help it.
 */
export async function setKioskBlock(
  needs: Needs,
  { body, caller, refuse }: Pick<Input<typeof calls.setKioskBlock>, 'body' | 'caller' | 'refuse'>,
): Promise<Kiosk> {
  const { db, clock, target } = needs
  const { clientId, isBlocked } = body
  return db.transaction(async (tx) => {
    const block = isBlocked ? { at: clock.now(), by: caller.name } : { at: null, by: null }
    if (!(await queries.setBlock(tx, { clientId, target, ...block }))) return refuse('ERR_KIOSK_NOT_FOUND')
    await setClientActive(tx, clientId, { isActive: !isBlocked, at: clock.now(), by: caller.name })
    await publish(tx, isBlocked ? 'kiosk.device-blocked' : 'kiosk.device-unblocked', { clientId })
    const [kiosk] = await readKiosks(needs, tx, clientId)
    return kiosk ?? refuse('ERR_KIOSK_NOT_FOUND')
  })
}

async function readKiosks({ clock, target }: Needs, db: Querier, clientId?: string): Promise<Kiosk[]> {
  const since = new Date(clock.now().getTime() - LOOK_UPS_MS)
  const rows = await queries.findKiosks(db, { target, since, ...(clientId === undefined ? {} : { clientId }) })
  return rows.map((row) => ({
    ...row,
    registeredAt: row.registeredAt.toISOString(),
    lastLookUpAt: row.lastLookUpAt?.toISOString() ?? null,
    blockedAt: row.blockedAt?.toISOString() ?? null,
  }))
}
