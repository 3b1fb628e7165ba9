import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { getAccountRequirements, selfUpdate } from '#contract/onling-v2/account-requirements.ts'
import * as contacts from '#contract/onling-v2/player-contacts.ts'
import { loginByEmail } from '#contract/onling-v2/player.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { getRegistration } from '#contract/play-v1/staff-registration.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const PASSWORD = 'modry vlak jede'
const EXPLANATION = 'The player asked for it by letter, today.'
let api: TestApi
let people = 0
let person: { token: string; playerId: number; email: string }

beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  people += 1
  const email = `eva-${people}@post.example`
  const answer = await ask(create, {
    email,
    password: PASSWORD,
    firstName: 'Eva',
    surname: `Tichá ${String.fromCodePoint(0x40 + people)}`,
    birthDate: '1988-02-03',
    language: 'cs',
    consentTermsVersion: '2026-11',
  })
  person = { email, token: answer.body.token, playerId: answer.body.player.playerId }
})

async function ask(call: CallDefinition, body: object, token?: string) {
  const input = call.method === 'GET' ? { query: body } : { body }
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, body: answer.json() }
}
const own = (call: CallDefinition, body: object = {}) => ask(call, body, person.token)
const staff = async (call: CallDefinition, body: object) => ask(call, body, await api.freshToken('staff'))
const textedTo = async (phone: string) =>
  (
    await api.db.query<{ code: string }>(sql`
      select values->>'code' as code from messaging.outgoing_sms where recipient = ${phone} order by queued_at desc limit 1`)
  )[0]?.code ?? ''
const mailedTo = async (email: string) =>
  (
    await api.db.query<{ code: string }>(sql`
      select values->>'code' as code from messaging.outgoing
       where recipient = ${email} and template = 'email-code' order by queued_at desc limit 1`)
  )[0]?.code ?? ''
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const newPhone = () => `+42077700${String(people).padStart(4, '0')}`
const seen = async () => (await staff(getRegistration, { playerId: person.playerId })).body

describe('an e-mail', () => {
  it('is verified by the code that was sent to it, once', async () => {
    const sent = await own(contacts.sendCodeByEmail)
    expect(sent.body).toMatchObject({ sentTo: 'e•••@post.example' })
    const code = await mailedTo(person.email)
    expect((await own(contacts.verifyEmail, { code: other(code) })).body.code).toBe('ERR_INVALID_SECURITY_CODE')
    expect((await own(contacts.verifyEmail, { code })).body).toEqual({ done: true })
    expect((await own(contacts.verifyEmail, { code })).body.code).toBe('ERR_INVALID_SECURITY_CODE')
    expect((await seen()).emailVerifiedAt).toMatch(/^\d{4}-/)
  })

  it('is changed by code and password; from then on the new one is for signing in', async () => {
    const email = `nova-${people}@post.example`
    await own(contacts.sendCodeByEmail, { email })
    const code = await mailedTo(email)
    const wrong = await own(contacts.changeEmail, { email, code, password: 'something else' })
    expect(wrong.body.code).toBe('ERR_INVALID_CREDENTIALS')
    // The code was sent to that address and to no other.
    const elsewhere = { email: `jina-${people}@post.example`, code, password: PASSWORD }
    expect((await own(contacts.changeEmail, elsewhere)).body.code).toBe('ERR_INVALID_SECURITY_CODE')
    expect((await own(contacts.changeEmail, { email, code, password: PASSWORD })).status).toBe(200)
    expect((await ask(loginByEmail, { email, password: PASSWORD })).status).toBe(200)
    expect((await ask(loginByEmail, { email: person.email, password: PASSWORD })).status).toBe(422)
  })

  it('of somebody else gets no code', async () => {
    const answer = await own(contacts.sendCodeByEmail, { email: 'jana@players.test' })
    expect(answer.body.code).toBe('ERR_EMAIL_ALREADY_USED')
  })

  it('that staff remove signs nobody in, and stays in the history', async () => {
    const body = { playerId: person.playerId, explanation: EXPLANATION }
    expect((await staff(contacts.removeEmail, body)).status).toBe(200)
    expect((await staff(contacts.removeEmail, body)).body.code).toBe('ERR_STATE_CHANGED')
    expect((await ask(loginByEmail, { email: person.email, password: PASSWORD })).status).toBe(422)
    expect((await own(contacts.sendCodeByEmail)).body.code).toBe('ERR_NO_VALID_EMAIL')
    const changes = await api.db.query(sql`
      select change, user_name, explanation from players.contact_change where player_id = ${person.playerId}`)
    expect(changes).toEqual([{ change: 'removed', userName: 'Iveta', explanation: EXPLANATION }])
  })
})

describe('a phone', () => {
  it('is set with the code that was sent to it; the next one needs the password', async () => {
    const phone = newPhone()
    const sent = await own(contacts.sendCodeBySms, { phone: phone.slice(4) })
    expect(sent.body.sentTo).toMatch(/^\+420 ••• ••• \d{3}$/)
    const code = await textedTo(phone)
    expect((await own(contacts.setVerifiedPhone, { phone, code })).body).toEqual({ done: true })
    expect((await seen()).phoneVerifiedAt).toMatch(/^\d{4}-/)
    const next = `+4207789${String(people).padStart(5, '0')}`
    api.clock.advance(61_000)
    await own(contacts.sendCodeBySms, { phone: next })
    const nextCode = await textedTo(next)
    expect((await own(contacts.setVerifiedPhone, { phone: next, code: nextCode })).body.code).toBe('ERR_STATE_CHANGED')
    api.clock.advance(61_000)
    await own(contacts.sendCodeBySms, { phone: next })
    const change = { phone: next, code: await textedTo(next), password: PASSWORD }
    expect((await own(contacts.changePhone, change)).body).toEqual({ done: true })
  })

  it('that is invalid, or cannot receive text messages, gets no code', async () => {
    for (const phone of ['12345', '222 333 444', '+420 906 123 456'])
      expect((await own(contacts.sendCodeBySms, { phone })).body).toMatchObject({
        code: 'ERR_INVALID_CONTRACT',
        details: { fields: [{ field: 'phone', kind: 'InvalidValue' }] },
      })
    expect((await own(contacts.sendCodeBySms)).body.details.fields[0].kind).toBe('RequiredField')
  })

  it('gets a code a minute and five an hour; an old one is no longer valid', async () => {
    const phone = newPhone()
    const send = () => own(contacts.sendCodeBySms, { phone })
    expect((await send()).status).toBe(200)
    const first = await textedTo(phone)
    expect((await send()).body).toMatchObject({ code: 'ERR_TOO_SOON', details: { retryAt: expect.any(String) } })
    for (let more = 0; more < 4; more += 1) {
      api.clock.advance(61_000)
      expect((await send()).status).toBe(200)
    }
    api.clock.advance(61_000)
    expect((await send()).body.code).toBe('ERR_TOO_SOON')
    expect((await own(contacts.setVerifiedPhone, { phone, code: first })).body.code).toBe('ERR_INVALID_SECURITY_CODE')
    api.clock.advance(5 * 60_000)
    const late = { phone, code: await textedTo(phone) }
    expect((await own(contacts.setVerifiedPhone, late)).body.code).toBe('ERR_INVALID_SECURITY_CODE')
  })

  it('cannot be guessed: after five attempts not even the right code is accepted', async () => {
    const phone = newPhone()
    await own(contacts.sendCodeBySms, { phone })
    const code = await textedTo(phone)
    for (let wrong = 0; wrong < 5; wrong += 1) await own(contacts.setVerifiedPhone, { phone, code: other(code) })
    expect((await own(contacts.setVerifiedPhone, { phone, code })).body.code).toBe('ERR_INVALID_SECURITY_CODE')
  })

  it('has its code stored as a hash only', async () => {
    const phone = newPhone()
    await own(contacts.sendCodeBySms, { phone })
    const rows = await api.db.query<{ codeHash: string }>(sql`
      select code_hash from registration.contact_code where player_id = ${person.playerId}`)
    expect(rows[0]?.codeHash).toMatch(/^\$argon2id\$/)
  })
})

it('the password is verified again, and guessing it is blocked', async () => {
  expect((await own(contacts.verifyPassword, { password: PASSWORD })).body).toEqual({ done: true })
  for (let wrong = 0; wrong < 5; wrong += 1) await own(contacts.verifyPassword, { password: 'wrong' })
  expect((await own(contacts.verifyPassword, { password: PASSWORD })).body.code).toBe('ERR_TOO_MANY_BAD_ATTEMPTS')
  // The sign-in has a counter of its own.
  expect((await ask(loginByEmail, { email: person.email, password: PASSWORD })).status).toBe(200)
})

describe('account requirements', () => {
  const met = async () => {
    const { requirements } = (await own(getAccountRequirements)).body
    return Object.fromEntries(requirements.map(({ key, isMet }: { key: string; isMet: boolean }) => [key, isMet]))
  }

  it('show what is missing, what may be done, and until when', async () => {
    const { body } = await own(getAccountRequirements)
    expect(body.state).toBe('temporary')
    expect(Date.parse(body.temporaryUntil) - api.clock.now().getTime()).toBeCloseTo(30 * 86_400_000, -7)
    expect(body.requirements.find(({ key }: { key: string }) => key === 'profile').missingFields).toEqual([
      'Nationality',
      'PermanentAddress',
      'PoliticallyExposed',
      'OwnAccount',
      'BirthPlace',
    ])
    expect(body.actions).toMatchObject([
      { action: 'deposit', isAllowed: true, refusal: null },
      { action: 'stake', isAllowed: false, obstacles: [{ code: 'ERR_LIMITS_NOT_CHOSEN' }] },
      { action: 'withdraw', isAllowed: false, refusal: { ruleId: 'CZ-13' }, texts: { cs: expect.any(String) } },
    ])
  })

  it('of an expired temporary account allow nothing', async () => {
    await api.db.query(sql`
      update players.player set registered_at = registered_at - interval '31 days' where id = ${person.playerId}`)
    const { body } = await own(getAccountRequirements)
    expect(body.actions.map(({ isAllowed }: { isAllowed: boolean }) => isAllowed)).toEqual([false, false, false])
  })

  it('are met by what the person adds; fields that can be set only once are not changed', async () => {
    const fields = [
      { fieldType: 'Nationality', value: 'CZE' },
      { fieldType: 'BirthPlace', value: 'Jihlava' },
      { fieldType: 'PoliticallyExposed', value: false },
      { fieldType: 'OwnAccount', value: true },
      {
        fieldType: 'PermanentAddress',
        value: { street: 'Dlouhá', houseNumber: '1', town: 'Jihlava', postCode: '586 01', country: 'CZE' },
      },
    ]
    expect((await own(selfUpdate, { fields })).body).toEqual({ done: true })
    expect((await met()).profile).toBe(true)
    const again = await own(selfUpdate, { fields: [{ fieldType: 'BirthPlace', value: 'Praha' }] })
    expect(again.body).toMatchObject({
      code: 'ERR_INVALID_CONTRACT',
      details: { fields: [{ field: 'BirthPlace', kind: 'Unknown' }] },
    })
    const moved = { street: '', houseNumber: '7', town: 'Lhota', postCode: '58601', country: 'CZE' }
    expect((await own(selfUpdate, { fields: [{ fieldType: 'PermanentAddress', value: moved }] })).status).toBe(200)
  })

  it('refuse a birth number of another day of birth, and one that has an account', async () => {
    const add = (value: string) => own(selfUpdate, { fields: [{ fieldType: 'BirthNumber', value }] })
    expect((await add('9002289901')).body.details.fields).toEqual([{ field: 'BirthNumber', kind: 'InvalidValue' }])
    await api.db.query(sql`update players.player set birth_date = '1990-02-28' where id = ${person.playerId}`)
    expect((await add('9002289901')).status).toBe(200)
    const first = person
    person = {
      ...first,
      token: (
        await ask(create, {
          email: `druha-${people}@post.example`,
          password: PASSWORD,
          firstName: 'Iva',
          surname: 'Jiná',
          birthDate: '1990-02-28',
          language: 'cs',
          consentTermsVersion: '2026-11',
        })
      ).body.token,
    }
    expect((await add('9002289901')).body).toMatchObject({
      code: 'ERR_PERSON_HAS_ACCOUNT',
      details: { reasons: ['birth-number'] },
    })
  })
})
