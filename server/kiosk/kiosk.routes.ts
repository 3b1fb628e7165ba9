import type { FastifyInstance } from 'fastify'
import * as lookup from '#contract/kiosk/player-lookup.ts'
import * as registration from '#contract/kiosk/registration.ts'
import * as staff from '#contract/play-v1/staff-kiosks.ts'
import { serve } from '#server/kernel/index.ts'
import { meetAtKiosk, playerExists, searchAtKiosk } from './look-up-player.ts'
import type { KioskNeeds } from './needs.ts'
import { createCode, getWorkrooms, registerDevice } from './register-device.ts'
import { createKioskCode, kioskRoomsListed, kiosksListed, setKioskBlock } from './staff-kiosks.ts'

export function kioskRoutes(app: FastifyInstance, needs: KioskNeeds): void {
  serve(app, registration.getWorkrooms, (input) => getWorkrooms(needs, input))
  serve(app, registration.getOwnVenue, async ({ caller: { venueId } }) => ({ venueId }))
  serve(app, registration.createCode, (input) => createCode(needs, input))
  serve(app, registration.registerDevice, (input) => registerDevice(needs, input))
  serve(app, lookup.playerExists, (input) => playerExists(needs, input))
  serve(app, lookup.searchPlayersAtKiosk, (input) => searchAtKiosk(needs, input))
  serve(app, lookup.meetPlayerAtKiosk, (input) => meetAtKiosk(needs, input))
  const [kiosks, rooms] = [kiosksListed(needs), kioskRoomsListed(needs)]
  serve(app, staff.listKiosks, ({ query, caller }) => kiosks.page(query, caller))
  serve(app, staff.listKioskRooms, ({ query, caller }) => rooms.page(query, caller))
  serve(
    app,
    staff.createKioskCode,
    (input) => createKioskCode(needs, input),
    (_, { body: { workroomId } }) => [null, { workroomId }],
  )
  serve(
    app,
    staff.setKioskBlock,
    (input) => setKioskBlock(needs, input),
    (_, { body: { isBlocked } }) => [{ isBlocked: !isBlocked }, { isBlocked }],
  )
}
