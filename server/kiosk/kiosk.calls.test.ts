import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as lookup from '#contract/kiosk/player-lookup.ts'
import * as registration from '#contract/kiosk/registration.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import { addCard } from '#contract/onling-v2/player-card.ts'
import * as registering from '#contract/onling-v2/registration.ts'
import { sql } from '#server/kernel/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const ROOM = '0190d3a0-7b1c-7000-8000-000000000011'
const OTHER_ROOM = '0190d3a0-7b1c-7000-8000-000000000012'

let api: TestApi
let installer: string | undefined

beforeAll(async () => {
  api = await openTestApi()
  const { brand } = api.environment.configuration
  const venue = {
    id: '0190d3a0-7b1c-7000-8000-000000000001',
    target: brand.target,
    kind: 'GamingHall',
    name: 'Herna U Lípy',
    street: 'Lipová 1',
    town: 'Brno',
    postCode: '60200',
  } as const
  const workrooms = [
    { id: ROOM, name: 'Sál' },
    { id: OTHER_ROOM, name: 'Vstup' },
  ]
  for (let again = 0; again < 2; again += 1) await seedVenue(api.db, { ...venue, workrooms })
  await seedVenue(api.db, {
    ...venue,
    id: '0190d3a0-7b1c-7000-8000-000000000002',
    target: 'another brand',
    workrooms: [{ id: '0190d3a0-7b1c-7000-8000-000000000013', name: 'Cizí' }],
  })
})
afterAll(() => api?.close())
beforeEach(async () => {
  await api.db.query(sql`delete from sign_in.attempts`)
  installer = await api.freshToken('kiosk')
})

type Body = Record<string, unknown>
async function ask(call: CallDefinition, query: object, token = installer): Promise<{ status: number; body: Body }> {
  const answer = await api.send(call, { input: { query }, token })
  return { status: answer.statusCode, body: answer.json<Body>() }
}
const codeFor = async (workroomId = ROOM) => (await ask(registration.createCode, { workroomId })).body['code'] as string
const register = (code: string, serialNumber = 'KSK-0001', token = installer) =>
  ask(registration.registerDevice, { code, serialNumber }, token)
const signIn = async ({ clientId, clientSecret }: Body) =>
  ask(issueToken, { grant_type: 'client_credentials', client_id: clientId, client_secret: clientSecret }, undefined)

describe('a kiosk', () => {
  it('sees the workrooms of its brand', async () => {
    const { body } = await ask(registration.getWorkrooms, {})
    expect(body['workrooms']).toMatchObject([
      { workroomId: ROOM, name: 'Sál', venueName: 'Herna U Lípy', town: 'Brno' },
      { workroomId: OTHER_ROOM, name: 'Vstup' },
    ])
  })

  it('is registered by a code, once, and signs in with a client of its own', async () => {
    const code = await codeFor()
    const both = await Promise.all([register(code.toLowerCase()), register(code)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const device = both.find(({ status }) => status === 200)?.body ?? {}
    expect(device).toMatchObject({ workroomId: ROOM })
    const { body } = await signIn(device)
    const token = String(body['access_token'])
    expect((await ask(registration.getWorkrooms, {}, token)).status).toBe(200)
    expect((await ask(registration.createCode, { workroomId: ROOM }, token)).status).toBe(403)
    expect((await register('AAAAA-AAAAA', 'KSK-0002', token)).status).toBe(403)
  })

  it('that registers again stays the same device, and its old secret and token are no good', async () => {
    const first = (await register(await codeFor(), 'KSK-0003')).body
    const oldToken = String((await signIn(first)).body['access_token'])
    const second = (await register(await codeFor(OTHER_ROOM), 'KSK-0003')).body
    expect(second).toMatchObject({ clientId: first['clientId'], workroomId: OTHER_ROOM })
    expect((await signIn(first)).status).toBe(401)
    expect((await ask(registration.getWorkrooms, {}, oldToken)).status).toBe(401)
    expect((await signIn(second)).status).toBe(200)
  })

  it('is not let in by a late code, by a guess, or after five of them', async () => {
    const late = await codeFor()
    api.clock.advance(15 * 60_000)
    expect((await register(late)).body['code']).toBe('ERR_TOKEN_EXPIRED')
    for (let bad = 0; bad < 4; bad += 1) expect((await register('GUESS-GUESS')).body['code']).toBe('ERR_TOKEN_INVALID')
    expect((await register(await codeFor())).body['code']).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
  })

  it('gets no code for a room of another brand', async () => {
    const workroomId = '0190d3a0-7b1c-7000-8000-000000000013'
    expect((await ask(registration.createCode, { workroomId })).body['code']).toBe('ERR_WORKROOM_NOT_FOUND')
  })
})

describe('a player who is signed in at a kiosk', () => {
  const here = '0190d3a0-7b1c-7000-8000-000000000001'
  const there = '0190d3a0-7b1c-7000-8000-000000000003'
  const roomThere = '0190d3a0-7b1c-7000-8000-000000000014'
  const kiosk = async (serialNumber: string, workroomId = ROOM) =>
    String((await signIn((await register(await codeFor(workroomId), serialNumber)).body)).body['access_token'])
  const meet = async (playerToken: string | undefined, token: string) => {
    const answer = await api.send(lookup.meetPlayerAtKiosk, { input: { body: { playerToken } }, token })
    return { status: answer.statusCode, ...answer.json<Body>() }
  }
  const known = () =>
    api.db.query<{ playerId: number; venueId: string }>(sql`select player_id, venue_id from players.known_at`)
  const openSessions = () =>
    api.db.query<{ playerId: number }>(sql`select player_id from sign_in.player_session where ended_at is null`)
  beforeAll(async () => {
    const { target } = api.environment.configuration.brand
    const address = { street: 'Dlouhá 2', town: 'Brno', postCode: '60200' }
    const workrooms = [{ id: roomThere, name: 'Sál' }]
    await seedVenue(api.db, { id: there, target, kind: 'GamingHall', name: 'Herna U Dubu', ...address, workrooms })
  })
  beforeEach(async () => {
    await api.db.query(
      sql`update sign_in.player_session set ended_at = opened_at, end_reason = 'logout' where ended_at is null`,
    )
    await api.db.query(sql`delete from players.known_at`)
  })

  it('is visible to the staff of its venue from then on, and to no others', async () => {
    const token = await kiosk('KSK-0009')
    const playerToken = await api.freshToken('player')
    expect(await meet(playerToken, token)).toMatchObject({ status: 200, done: true })
    expect(await meet(playerToken, token)).toMatchObject({ status: 200 })
    const [{ playerId } = { playerId: 0 }] = await openSessions()
    expect(await known()).toEqual([{ playerId, venueId: here }])
  })

  it('is not made visible at another venue by its kiosk, not even with the same token', async () => {
    const [mine, other] = [await kiosk('KSK-0009'), await kiosk('KSK-0011', roomThere)]
    const playerToken = await api.freshToken('player')
    expect(await meet(playerToken, mine)).toMatchObject({ status: 200 })
    expect(await meet(playerToken, other)).toMatchObject({ status: 422, code: 'ERR_SESSION_NOT_FOUND' })
    expect((await known()).map(({ venueId }) => venueId)).toEqual([here])
  })

  it('who was never there is not made visible by a number, a guess, an ended session, or the token of the kiosk', async () => {
    const token = await kiosk('KSK-0009')
    const playerToken = await api.freshToken('player')
    const [{ playerId } = { playerId: 0 }] = await openSessions()
    const byNumber = await api.send(lookup.meetPlayerAtKiosk, { input: { body: { playerId } }, token })
    expect(byNumber.statusCode).toBe(400)
    for (const guess of [`tp_${'a'.repeat(40)}`, token])
      expect(await meet(guess, token)).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
    await api.db.query(sql`update sign_in.player_session set ended_at = opened_at, end_reason = 'logout'`)
    expect(await meet(playerToken, token)).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
    expect(await known()).toEqual([])
  })
})

describe('a registration that begins at a kiosk and is finished on a phone', () => {
  const venueId = '0190d3a0-7b1c-7000-8000-000000000001'
  let people = 0
  const newPerson = () => {
    people += 1
    const email = `from-the-hall-${people}@players.test`
    return { email, firstName: 'Petr', surname: `Malý ${String.fromCodePoint(0x40 + people)}`, birthDate: '1988-03-02' }
  }
  async function venueToken(): Promise<string> {
    const device = (await register(await codeFor(), 'KSK-0010')).body
    const token = String((await signIn(device)).body['access_token'])
    const begun = await api.send(lookup.beginRegistrationAtKiosk, { input: { body: {} }, token })
    return begun.json<{ venueToken: string }>().venueToken
  }
  const said = { password: 'modry vlak jede', language: 'cs', consentTermsVersion: '2026-11' }
  async function registerBy(part: object): Promise<string[]> {
    const answer = await api.send(registering.create, { input: { body: { ...newPerson(), ...said, ...part } } })
    expect(answer.statusCode, answer.body).toBe(200)
    return venuesOf(answer.json<Made>().player.playerId)
  }
  type Made = { readonly player: { readonly playerId: number } }
  async function venuesOf(playerId: number): Promise<string[]> {
    const rows = await api.db.query<{ venueId: string }>(
      sql`select venue_id from players.known_at where player_id = ${playerId}`,
    )
    return rows.map((row) => row.venueId)
  }

  it('makes the player visible to the staff of its venue, by the form', async () => {
    const token = await venueToken()
    expect(await registerBy({ venueToken: token })).toEqual([venueId])
    expect(await registerBy({})).toEqual([])
  })

  it('makes them visible by the letter too, days later', async () => {
    const { email, ...names } = newPerson()
    const body = { email, language: 'cs', venueToken: await venueToken() }
    const begun = await api.send(registering.createRegistrationToken, { input: { body } })
    const { token } = begun.json<{ token: string }>()
    api.clock.advance(3 * 86_400_000)
    const person = { FirstName: names.firstName, Surname: names.surname, BirthDate: names.birthDate }
    const entered = Object.entries({ ...person, Consent: '2026-11' })
    const fields = entered.map(([fieldType, value]) => ({ fieldType, value }))
    await api.send(registering.checkRegistrationData, { input: { body: { token, fields } } })
    const made = await api.send(registering.createByContext, { input: { body: { token, password: said.password } } })
    expect(made.statusCode, made.body).toBe(200)
    expect(await venuesOf(made.json<Made>().player.playerId)).toEqual([venueId])
  })

  it('names no venue by a token that is old or of nobody, and goes on', async () => {
    const token = await venueToken()
    api.clock.advance(2 * 3_600_000)
    for (const one of [token, 'f1.none.AAAA', venueId]) expect(await registerBy({ venueToken: one })).toEqual([])
  })

  it('is shown its own venue, and a client that stands nowhere none', async () => {
    const device = (await register(await codeFor(), 'KSK-0011')).body
    const token = String((await signIn(device)).body['access_token'])
    expect((await ask(registration.getOwnVenue, {}, token)).body).toEqual({ venueId })
    expect((await ask(registration.getOwnVenue, {})).body).toEqual({ venueId: null })
  })

  it('has no token from a client that stands nowhere', async () => {
    const begun = await api.send(lookup.beginRegistrationAtKiosk, { input: { body: {} }, token: installer })
    expect(begun.json()).toMatchObject({ venueToken: null })
  })
})

describe('what a kiosk asks about players', () => {
  it('is answered by number, e-mail or card, and kept without its words', async () => {
    const add = { input: { body: { cardNumber: '04A23B9C' } }, token: await api.freshToken('player') }
    await api.send(addCard, add)
    const byEmail = (await ask(lookup.playerExists, { email: 'jana@players.test' })).body
    expect(byEmail).toMatchObject({ exists: true })
    for (const query of [{ playerId: byEmail['playerId'] }, { cardNumber: '04a2-3b9c' }])
      expect((await ask(lookup.playerExists, query)).body).toEqual(byEmail)
    for (const query of [{ email: 'nobody@players.test' }, { cardNumber: 'FFFFFFFF' }, { playerId: 1 }])
      expect((await ask(lookup.playerExists, query)).body).toEqual({ exists: false, playerId: null })
    for (const query of [{}, { playerId: 1, email: 'jana@players.test' }])
      expect((await ask(lookup.playerExists, query)).body['code']).toBe('ERR_INVALID_CONTRACT')
    const kept = await api.db.query<{ row: string; askedBy: string }>(sql`
      select l::text as row, asked_by from kiosk.lookup l order by id`)
    expect(kept.map(({ askedBy }) => askedBy)).toEqual(['email', 'player-id', 'card', 'email', 'card', 'player-id'])
    expect(kept.map(({ row }) => row).join(' ')).not.toMatch(/players\.test|04A23B9C/i)
    await expect(api.db.query(sql`delete from kiosk.lookup`)).rejects.toThrow(/append-only/)
  })

  it('finds by the whole name, always masked, and not by its beginning', async () => {
    const { body } = await ask(lookup.searchPlayersAtKiosk, { text: 'nováková' })
    expect(body['rows']).toMatchObject([{ isLocked: false }])
    expect(JSON.stringify(body)).not.toMatch(/Nováková|jana@/)
    expect((await ask(lookup.searchPlayersAtKiosk, { text: 'nová' })).body['rows']).toEqual([])
    expect((await ask(lookup.searchPlayersAtKiosk, { text: 'no' })).status).toBe(400)
  })
})
