import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { rememberDevice } from './access-tokens.ts'
import { endCardSessions } from './card-sessions.ts'
import { endPlayerSessions } from './end-player-sessions.ts'
import { JANA, ORIGIN, testApp, type TestApp } from '../test-app.ts'

const player = '/capi/v2-onling/Player'
const account = '/capi/PlayerAccount/v1'
let t: TestApp
let jana: number

beforeAll(async () => {
  t = await testApp()
  jana = await t.seedJana()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.forgetAttempts()
  for (const text of ['delete from sign_in.player_session', 'delete from sign_in.access_token'])
    await t.db.query({ text, values: [] })
  t.needs.sessions.forgetAll()
})

/** A browser with its cookie, signed in. */
async function openBrowser(device?: string) {
  const headers = { origin: ORIGIN, ...(device ? { cookie: `tolar_device=${device}` } : {}) }
  const answer = await t.post(`${player}/LoginByEmail`, { email: JANA.email, password: JANA.password }, { headers })
  expect(answer.status).toBe(200)
  const given = answer.cookies.find(({ name }) => name === 'tolar_device')?.value ?? device ?? ''
  return { token: answer.body.token as string, device: given }
}
const remember = async ({ token, device }: Awaited<ReturnType<typeof openBrowser>>): Promise<string> =>
  (await t.post(`${account}/CreateAccessToken`, {}, { token, headers: { cookie: `tolar_device=${device}` } })).body
    .accessToken
const loginBy = (accessToken: string, device?: string) =>
  t.post(
    `${account}/LoginByAccessToken`,
    { accessToken },
    device ? { headers: { origin: ORIGIN, cookie: `tolar_device=${device}` } } : {},
  )
const listFor = async (token: string) =>
  (await t.get('/capi/v2-onling/PlayerSession/GetActiveSessions', {}, { token })).body as {
    sessions: { sessionId: string; isCurrent: boolean }[]
    remembered: { sessionId: string; client: string; expiresAt: string }[]
  }

test('a browser that the player signs out from afar is not remembered, and the others are', async () => {
  const [phone, tablet] = [await openBrowser(), await openBrowser()]
  const [ofPhone, ofTablet] = [await remember(phone), await remember(tablet)]
  const { sessions, remembered } = await listFor(tablet.token)
  expect(remembered.map(({ sessionId }) => sessionId).toSorted()).toEqual(
    sessions.map(({ sessionId }) => sessionId).toSorted(),
  )
  const sessionId = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId
  expect((await t.post(`${account}/EndSession`, { sessionId }, { token: tablet.token })).status).toBe(200)
  // Its own press is no sign of a copied token.
  expect((await loginBy(ofPhone)).body.code).toBe('ERR_TOKEN_INVALID')
  expect((await loginBy(ofTablet)).status).toBe(200)
})

test('a remembered browser is listed after its session has expired, and forgotten by it', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  t.clock.advance(t.needs.rules.playerSession.absoluteMinutes * 60_000)
  const { token } = await openBrowser()
  const { sessions, remembered } = await listFor(token)
  expect(sessions).toHaveLength(1)
  expect(remembered).toHaveLength(1)
  const [{ sessionId } = { sessionId: '' }] = remembered
  expect((await t.post(`${account}/EndSession`, { sessionId }, { token })).status).toBe(200)
  expect((await listFor(token)).remembered).toEqual([])
  expect((await loginBy(ofPhone)).body.code).toBe('ERR_TOKEN_INVALID')
  expect((await t.post(`${account}/EndSession`, { sessionId }, { token })).body.code).toBe('ERR_SESSION_NOT_FOUND')
})

test('a browser is remembered once, by its newest sign-in', async () => {
  const first = await openBrowser()
  const older = await remember(first)
  const newer = await remember(first)
  expect((await loginBy(older)).body.code).toBe('ERR_TOKEN_INVALID')
  // A sign-in by password in the same browser, without the choice to remember it.
  const second = await openBrowser(first.device)
  const other = await openBrowser()
  expect((await listFor(other.token)).remembered).toHaveLength(1)
  await t.post(`${player}/Logout`, {}, { token: second.token })
  expect((await loginBy(newer)).body.code).toBe('ERR_TOKEN_INVALID')
})

test('a browser stays remembered by the session that its token has opened', async () => {
  const phone = await openBrowser()
  const again = await loginBy(await remember(phone), phone.device)
  const { sessions, remembered } = await listFor(again.body.token)
  expect(remembered).toHaveLength(1)
  expect(remembered[0]?.sessionId).toBe(sessions.find(({ isCurrent }) => isCurrent)?.sessionId)
  await t.post(`${player}/Logout`, {}, { token: again.body.token })
  expect((await loginBy(again.body.accessToken)).body.code).toBe('ERR_TOKEN_INVALID')
})

test('a browser that was forgotten because of a copied token forgets no other by its own press', async () => {
  const [phone, tablet] = [await openBrowser(), await openBrowser()]
  const [ofPhone, ofTablet] = [await remember(phone), await remember(tablet)]
  expect((await loginBy(ofPhone)).status).toBe(200)
  // Used already: somebody has copied it.
  expect((await loginBy(ofPhone)).body.code).toBe('ERR_TOKEN_INVALID')
  const ofLaptop = await remember(await openBrowser())
  expect((await loginBy(ofTablet)).body.code).toBe('ERR_TOKEN_INVALID')
  expect((await loginBy(ofLaptop)).status).toBe(200)
})

test('a press whose answer was lost is repeated in its browser, and no browser is forgotten', async () => {
  const [phone, tablet] = [await openBrowser(), await openBrowser()]
  const [ofPhone, ofTablet] = [await remember(phone), await remember(tablet)]
  expect((await loginBy(ofPhone, phone.device)).status).toBe(200)
  t.clock.advance(100_000)
  const again = await loginBy(ofPhone, phone.device)
  expect(again.status).toBe(200)
  const once = await loginBy(again.body.accessToken, phone.device)
  expect(once.status).toBe(200)
  expect((await loginBy(ofTablet, tablet.device)).status).toBe(200)
  // What followed it was used: now it is a copy.
  expect((await loginBy(ofPhone, phone.device)).body.code).toBe('ERR_TOKEN_INVALID')
  expect((await loginBy(once.body.accessToken, phone.device)).body.code).toBe('ERR_TOKEN_INVALID')
})

test('a used token that comes later, or from another browser, is a copy', async () => {
  for (const [isOwn, seconds] of [
    [true, 301],
    [false, 1],
  ] as const) {
    const [phone, tablet] = [await openBrowser(), await openBrowser()]
    const [ofPhone, ofTablet] = [await remember(phone), await remember(tablet)]
    expect((await loginBy(ofPhone, phone.device)).status).toBe(200)
    t.clock.advance(seconds * 1000)
    expect((await loginBy(ofPhone, (isOwn ? phone : tablet).device)).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await loginBy(ofTablet, tablet.device)).body.code).toBe('ERR_TOKEN_INVALID')
  }
})

test('a used token whose replacement was forgotten is a copy, also in a browser that is remembered anew', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  const { body } = await loginBy(ofPhone, phone.device)
  t.clock.advance(1_000)
  expect((await t.post(`${player}/Logout`, {}, { token: body.token })).status).toBe(200)
  await remember({ ...(await openBrowser(phone.device)), device: phone.device })
  t.clock.advance(1_000)
  expect((await loginBy(ofPhone, phone.device)).body.code).toBe('ERR_TOKEN_INVALID')
})

test('a browser that is remembered several times at once has one token', async () => {
  const phone = await openBrowser()
  const tokens = await Promise.all(Array.from({ length: 8 }, () => remember(phone)))
  expect((await listFor(phone.token)).remembered).toHaveLength(1)
  const answers = []
  for (const token of tokens) answers.push((await loginBy(token)).status)
  expect(answers.filter((status) => status === 200)).toHaveLength(1)
})

test('a sign-in by token while all sessions end leaves nothing that signs in', async () => {
  for (const _ of [1, 2, 3, 4, 5]) {
    const [phone, tablet] = [await openBrowser(), await openBrowser()]
    const ofPhone = await remember(phone)
    const [login] = await Promise.all([
      loginBy(ofPhone, phone.device),
      t.post(`${account}/EndAllSessions`, {}, { token: tablet.token }),
    ])
    if (login.status === 200) expect((await loginBy(login.body.accessToken)).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await loginBy(ofPhone)).body.code).toBe('ERR_TOKEN_INVALID')
  }
})

test('staff who end the sessions of a player end what opens new ones', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  await endPlayerSessions(t.db, { playerId: jana, reason: 'ended-by-staff', now: t.clock.now() })
  expect((await loginBy(ofPhone)).body.code).toBe('ERR_TOKEN_INVALID')
})

test('a card that is blocked ends what opens new sessions in the browsers that it opened', async () => {
  const [kiosk, phone] = [await openBrowser(), await openBrowser()]
  const [ofKiosk, ofPhone] = [await remember(kiosk), await remember(phone)]
  const cardId = randomUUID()
  const sessionId = (await listFor(kiosk.token)).sessions.find(({ isCurrent }) => isCurrent)?.sessionId
  await t.db.query(sql`update sign_in.player_session set card_id = ${cardId} where id = ${sessionId}::uuid`)
  await t.db.transaction((tx) => endCardSessions(t.needs, tx, cardId, 'staff'))
  expect((await loginBy(ofKiosk)).body.code).toBe('ERR_TOKEN_INVALID')
  expect((await loginBy(ofPhone)).status).toBe(200)
})

test('a session whose time is over leaves its browser remembered', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  t.clock.advance(t.needs.rules.playerSession.idleMinutes * 60_000)
  expect((await loginBy(ofPhone)).status).toBe(200)
})

test('a sign-in by a card in a remembered browser is what that browser is forgotten by', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  const cardNumber = '9203180000004417'
  t.cards.set(cardNumber, { cardId: randomUUID(), playerId: jana, isLocked: false })
  await t.post(`${player}/SetPin`, { pin: '4071', password: JANA.password }, { token: phone.token })
  const headers = { origin: ORIGIN, cookie: `tolar_device=${phone.device}` }
  const { status, body } = await t.post(`${player}/LoginByCard`, { cardNumber, pin: '4071' }, { headers })
  expect(status).toBe(200)
  const { sessions, remembered } = await listFor(body.token)
  expect(remembered.map(({ sessionId }) => sessionId)).toEqual(
    sessions.filter(({ isCurrent }) => isCurrent).map(({ sessionId }) => sessionId),
  )
  await t.post(`${player}/Logout`, {}, { token: body.token })
  expect((await loginBy(ofPhone)).body.code).toBe('ERR_TOKEN_INVALID')
})

const loginByLink = (accessToken: string, device?: string) =>
  t.post(
    `${account}/LoginByAccessToken`,
    { accessToken, isRemembered: false },
    { headers: { origin: ORIGIN, ...(device ? { cookie: `tolar_device=${device}` } : {}) } },
  )
const linkToken = () =>
  t.db.transaction(async (tx) => (await rememberDevice(tx, t.needs, { playerId: jana }, 5)).accessToken)

test('the token of a link signs in once and remembers no device', async () => {
  const token = await linkToken()
  const { status, body } = await loginByLink(token)
  expect(status).toBe(200)
  expect(body).not.toHaveProperty('accessToken')
  expect((await listFor(body.token)).remembered).toEqual([])
  expect((await loginByLink(token)).body.code).toBe('ERR_TOKEN_INVALID')
})

test('a link that is opened twice signs in once, and forgets no browser', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  const token = await linkToken()
  expect((await loginByLink(token)).status).toBe(200)
  expect((await loginByLink(token)).body.code).toBe('ERR_TOKEN_INVALID')
  expect((await loginBy(ofPhone, phone.device)).status).toBe(200)
})

test('a browser that is remembered stays so when a link signs in there', async () => {
  const phone = await openBrowser()
  const ofPhone = await remember(phone)
  const { body } = await loginByLink(await linkToken(), phone.device)
  const { sessions, remembered } = await listFor(body.token)
  expect(remembered.map(({ sessionId }) => sessionId)).toEqual(
    sessions.filter(({ isCurrent }) => isCurrent).map(({ sessionId }) => sessionId),
  )
  expect((await loginBy(ofPhone, phone.device)).status).toBe(200)
})
