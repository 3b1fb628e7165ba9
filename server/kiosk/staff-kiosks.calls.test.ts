import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyOf } from '#contract/call.ts'
import * as registration from '#contract/kiosk/registration.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import * as staff from '#contract/play-v1/staff-kiosks.ts'
import { sql } from '#server/kernel/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const VENUE = '0190d3a0-7b1c-7000-8000-000000000021'
const ROOM = '0190d3a0-7b1c-7000-8000-000000000031'
const WHY = 'Stolen from the venue during the night.'

let api: TestApi
let installer: string | undefined
beforeAll(async () => {
  api = await openTestApi()
  const { target } = api.environment.configuration.brand
  const place = { kind: 'Bar', name: 'Bar U Mostu', street: 'Mostní 2', town: 'Zlín', postCode: '76001' } as const
  await seedVenue(api.db, { id: VENUE, target, ...place, workrooms: [{ id: ROOM, name: 'Bar' }] })
  installer = await api.freshToken('kiosk')
})
afterAll(() => api?.close())

const read = async <C extends typeof staff.listKiosks | typeof staff.listKioskRooms>(call: C) =>
  (await api.send(call, { input: { query: {} }, token: api.tokens.staff })).json<ReplyOf<C>>().rows
const createCode = async (workroomId = ROOM) =>
  (await api.send(staff.createKioskCode, { input: { body: { workroomId } }, token: api.tokens.staff })).json<{
    code: string
  }>()
const register = async (code: string) =>
  (
    await api.send(registration.registerDevice, {
      input: { query: { code, serialNumber: 'KSK-7001' } },
      token: installer,
    })
  ).json<{ clientId: string; clientSecret: string; code?: string }>()
const signIn = ({ clientId, clientSecret }: { clientId: string; clientSecret: string }) => {
  const query = { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }
  return api.send(issueToken, { input: { query } })
}
const setBlock = (clientId: string, isBlocked: boolean) =>
  api.send(staff.setKioskBlock, {
    input: { body: { clientId, isBlocked, explanation: WHY } },
    token: api.tokens.staff,
  })

describe('staff', () => {
  it('need the right for kiosks', async () => {
    const answer = await api.send(staff.listKiosks, { input: { query: {} }, token: api.tokens.staffWithoutRights })
    expect(answer.statusCode).toBe(403)
  })

  it('give a code for a workroom, which is open until a device has come in by it', async () => {
    expect(await createCode('0190d3a0-7b1c-7000-8000-0000000000ff')).toMatchObject({ code: 'ERR_WORKROOM_NOT_FOUND' })
    const { code } = await createCode()
    expect(await read(staff.listKioskRooms)).toMatchObject([
      { workroomId: ROOM, venueName: 'Bar U Mostu', kiosks: 0, openCodes: [{ issuedBy: 'Iveta' }] },
    ])
    expect(await read(staff.listKiosks)).toEqual([])
    const { clientId } = await register(code)
    expect(await read(staff.listKioskRooms)).toMatchObject([{ kiosks: 1, openCodes: [] }])
    expect(await read(staff.listKiosks)).toMatchObject([
      {
        clientId,
        serialNumber: 'KSK-7001',
        workroomId: ROOM,
        venueName: 'Bar U Mostu',
        roomName: 'Bar',
        lookUps: 0,
        blockedAt: null,
      },
    ])
    expect(await register(code)).toMatchObject({ code: 'ERR_TOKEN_INVALID' })
  })

  it('shut a kiosk out at once, also one that is registered again, and let it in again', async () => {
    const device = await register((await createCode()).code)
    const token = (await signIn(device)).json<{ access_token: string }>().access_token
    const look = () => api.send(registration.getWorkrooms, { input: {}, token })
    expect((await look()).statusCode).toBe(200)
    expect((await setBlock(device.clientId, true)).json()).toMatchObject({ blockedBy: 'Iveta', lookUps: 0 })
    expect((await look()).statusCode).toBe(401)
    const again = await register((await createCode()).code)
    expect(again.clientId).toBe(device.clientId)
    expect((await signIn(again)).statusCode).toBe(401)
    await api.db.query(sql`delete from sign_in.attempts`)
    expect((await setBlock(device.clientId, false)).json()).toMatchObject({ blockedAt: null, blockedBy: null })
    expect((await signIn(again)).statusCode).toBe(200)
    expect((await setBlock('kiosk-of-nobody', true)).json()).toMatchObject({ code: 'ERR_KIOSK_NOT_FOUND' })
  })
})
