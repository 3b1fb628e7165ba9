import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wholePersonTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import { get } from '#contract/onling-v2/player.ts'
import * as calls from '#contract/onling-v2/registration.ts'
import { getRegistration } from '#contract/play-v1/staff-registration.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const DAY_MS = 86_400_000
const PASSWORD = 'modry vlak jede'
let api: TestApi

beforeAll(async () => {
  // A brand without the fast track: it requires the complete person.
  api = await openTestApi({ target: { APP_TARGET: wholePersonTargets.CZE, MARKET_LOCALE: 'CZE' } })
})
afterAll(() => api.close())

async function ask(call: CallDefinition, input: { body?: object; query?: object }, token?: string) {
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, body: answer.json(), cookies: answer.cookies }
}

let people = 0
/** Fields of a person without an account. Each has a birth number of their own. */
function newPerson() {
  people += 1
  const nine = `910412${String(people * 11).padStart(3, '0')}`
  const rest = Number(nine) % 11
  return {
    Email: `person-${people}@post.example`,
    FirstName: 'Petr',
    Surname: `Malý ${String.fromCodePoint(0x40 + people)}`,
    BirthDate: '1991-04-12',
    Language: 'cs',
    Consent: '2026-11',
    Nationality: 'CZE',
    BirthNumber: `${nine}${rest}`,
    BirthPlace: `Lhota ${people}`,
    PermanentAddress: { street: '', houseNumber: String(people), town: 'Lhota', postCode: '58601', country: 'CZE' },
    PoliticallyExposed: false,
    OwnAccount: true,
  }
}
type Person = ReturnType<typeof newPerson>

const fieldsOf = (person: object) => Object.entries(person).map(([fieldType, value]) => ({ fieldType, value }))

const register = (person: Person, change: object = {}) => {
  const { Email, FirstName, Surname, BirthDate, Language, Consent, ...rest } = person
  return ask(calls.create, {
    body: {
      email: Email,
      password: PASSWORD,
      firstName: FirstName,
      surname: Surname,
      birthDate: BirthDate,
      language: Language,
      consentTermsVersion: Consent,
      fields: fieldsOf(rest),
      ...change,
    },
  })
}

const start = async (person: Person) =>
  (await ask(calls.createRegistrationToken, { body: { email: person.Email, language: 'cs' } })).body.token as string

const letterTokenTo = async (email: string) => {
  const rows = await api.db.query<{ url: string }>(sql`
    select values->>'url' as url from messaging.outgoing where recipient = ${email} and template = 'registration'
     order by queued_at desc limit 1`)
  return new URL(rows[0]?.url ?? '').searchParams.get('token') ?? ''
}

const staffView = async (playerId: number) =>
  (await ask(getRegistration, { query: { playerId } }, await api.freshToken('staff'))).body

describe('by form', () => {
  it('opens account and wallet, stores the person, and signs in', async () => {
    const person = newPerson()
    const answer = await register(person)
    expect(answer.status).toBe(200)
    expect(answer.cookies.map(({ httpOnly }) => httpOnly)).toEqual([true])
    const { playerId } = answer.body.player
    expect((await ask(get, { query: {} }, answer.body.token)).body).toMatchObject({ playerId, currency: 'CZK' })
    expect(await staffView(playerId)).toMatchObject({
      registeredBy: 'form',
      consents: [{ kind: 'terms', version: '2026-11' }],
      declarations: { isPoliticallyExposed: false, isOwnAccount: true },
      emailVerifiedAt: null,
      nationality: 'CZE',
      missingFields: [],
      matches: [],
    })
  })

  it('stores the birth number sealed', async () => {
    const person = newPerson()
    const { playerId } = (await register(person)).body.player
    const rows = await api.db.query(sql`select * from players.profile where player_id = ${playerId}`)
    expect(JSON.stringify(rows)).not.toContain(person.BirthNumber)
    expect(rows).toMatchObject([{ birthNumberSealed: expect.stringMatching(/^f1\./) }])
  })

  it('reports missing and invalid fields, by the names of its body', async () => {
    const answer = await register(newPerson(), { consentTermsVersion: 'old', language: 'vi', fields: [] })
    expect(answer.body).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
    expect(answer.body.details.fields).toEqual([
      { field: 'language', kind: 'InvalidValue' },
      { field: 'consentTermsVersion', kind: 'InvalidValue' },
      { field: 'nationality', kind: 'RequiredField' },
      { field: 'permanentAddress', kind: 'RequiredField' },
      { field: 'politicallyExposed', kind: 'RequiredField' },
      { field: 'ownAccount', kind: 'RequiredField' },
      { field: 'birthPlace', kind: 'RequiredField' },
    ])
  })

  it('refuses people under age to the day, weak passwords, politically exposed people and used e-mails', async () => {
    const dayIn = (ms: number) => new Date(api.clock.now().getTime() + ms).toISOString().slice(5, 10)
    // At noon, when it is the same day everywhere in Europe, and on a day that exists in every year, as does the next
    // one.
    api.clock.set(new Date(`${api.clock.now().toISOString().slice(0, 10)}T11:00:00Z`))
    while ([dayIn(0), dayIn(DAY_MS)].includes('02-29')) api.clock.advance(DAY_MS)
    const [today, tomorrow] = [dayIn(0), dayIn(DAY_MS)]
    const year = api.clock.now().getUTCFullYear() - 18
    const { BirthNumber: _, ...person } = newPerson()
    const young = { ...person, BirthDate: `${year + (tomorrow < today ? 1 : 0)}-${tomorrow}` } as Person
    expect((await register(young)).body).toMatchObject({ code: 'ERR_TOO_YOUNG', details: { minRegistrationAge: 18 } })
    expect((await register({ ...young, BirthDate: `${year}-${today}` })).status).toBe(200)
    expect((await register(newPerson(), { password: 'petr2000petr' })).body.details.problem).toBe('contains-person')
    expect((await register({ ...newPerson(), PoliticallyExposed: true })).body.code).toBe('ERR_POLITICALLY_EXPOSED')
    expect((await register({ ...newPerson(), Email: person.Email.toUpperCase() })).body).toMatchObject({
      code: 'ERR_EMAIL_ALREADY_USED',
      details: { fields: [{ field: 'email', kind: 'DuplicateValue' }] },
    })
  })

  it('refuses a second account of one person and returns the equal fields', async () => {
    const person = newPerson()
    await register(person)
    const sameNumber = { ...newPerson(), BirthNumber: person.BirthNumber }
    expect((await register(sameNumber)).body).toMatchObject({
      code: 'ERR_PERSON_HAS_ACCOUNT',
      details: { reasons: ['birth-number'] },
    })
    const { BirthNumber: _, ...other } = newPerson()
    const samePlace = { ...other, Surname: person.Surname.toUpperCase(), BirthPlace: person.BirthPlace } as Person
    expect((await register(samePlace)).body).toMatchObject({
      code: 'ERR_PERSON_HAS_ACCOUNT',
      details: { reasons: ['name-and-birth-date', 'birth-place'] },
    })
  })

  it('treats a namesake of the same town with another birth number as another person, shown to staff', async () => {
    const [first, second] = [newPerson(), newPerson()]
    const { playerId: firstId } = (await register(first)).body.player
    const namesake = { ...second, Surname: first.Surname, BirthPlace: first.BirthPlace }
    const { playerId: secondId } = (await register(namesake)).body.player
    expect((await staffView(secondId)).matches).toMatchObject([
      { playerId: firstId, reasons: ['name-and-birth-date', 'birth-place'] },
    ])
    const sameAddress = { ...newPerson(), Surname: first.Surname, PermanentAddress: first.PermanentAddress }
    expect((await register(sameAddress)).body).toMatchObject({
      code: 'ERR_PERSON_HAS_ACCOUNT',
      details: { reasons: expect.arrayContaining(['name-and-birth-date', 'address']) },
    })
  })

  it('stores a likely second account for staff, shown at both', async () => {
    const first = newPerson()
    const { playerId: firstId } = (await register(first)).body.player
    const { playerId: secondId } = (await register({ ...newPerson(), Surname: first.Surname })).body.player
    const match = { reasons: ['name-and-birth-date'], maskedName: 'P••• M•••', target: wholePersonTargets.CZE }
    expect((await staffView(secondId)).matches).toMatchObject([{ ...match, playerId: firstId }])
    expect((await staffView(firstId)).matches).toMatchObject([{ ...match, playerId: secondId }])
  })

  it('makes one account of two concurrent requests', async () => {
    const person = newPerson()
    const answers = await Promise.all([register(person), register({ ...person, Email: `other-${person.Email}` })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a started registration', () => {
  it('stores the input and continues where it stopped', async () => {
    const person = newPerson()
    const token = await start(person)
    const { FirstName, Surname } = person
    const sent = [...fieldsOf({ FirstName, Surname, Password: PASSWORD }), { fieldType: 'Phone', value: '12' }]
    const checked = await ask(calls.checkRegistrationData, { body: { token, fields: sent } })
    expect(checked.body).toEqual({ problems: [{ field: 'Phone', kind: 'InvalidValue' }], isKept: true })
    const context = (await ask(calls.getRegistrationContext, { query: { token } })).body
    expect(context).toMatchObject({ email: person.Email, isEmailVerified: false })
    expect(context.fields).toEqual(fieldsOf({ Email: person.Email, Language: 'cs', FirstName, Surname }))
  })

  it('is finished by the complete person and a password, once; the e-mail of the letter is verified', async () => {
    const person = newPerson()
    const firstDevice = await start(person)
    const proved = await ask(calls.verifyRegistrationToken, { body: { token: await letterTokenTo(person.Email) } })
    expect(proved.body).toMatchObject({ email: person.Email })
    const { token } = proved.body
    expect(token).not.toBe(firstDevice)
    const { Email: _, ...rest } = person
    const finish = () => ask(calls.createByContext, { body: { token, password: PASSWORD } })
    expect((await finish()).body).toMatchObject({ code: 'ERR_INVALID_CONTRACT' })
    const body = { token, fields: fieldsOf(rest), isWhole: true }
    expect((await ask(calls.checkRegistrationData, { body })).body).toEqual({ problems: [], isKept: true })
    const created = await finish()
    expect(created.status).toBe(200)
    expect(await staffView(created.body.player.playerId)).toMatchObject({
      registeredBy: 'context',
      emailVerifiedAt: expect.stringMatching(/^\d{4}-/),
    })
    expect((await finish()).body.code).toBe('ERR_TOKEN_INVALID')
    const again = await ask(calls.getRegistrationContext, { query: { token: firstDevice } })
    expect(again.body.code).toBe('ERR_TOKEN_INVALID')
  })

  it('verifies the e-mail also when the letter is opened after the form was finished, once, and only for that e-mail', async () => {
    const person = newPerson()
    const token = await start(person)
    const letter = await letterTokenTo(person.Email)
    const { Email: _, ...rest } = person
    await ask(calls.checkRegistrationData, { body: { token, fields: fieldsOf(rest), isWhole: true } })
    const { playerId } = (await ask(calls.createByContext, { body: { token, password: PASSWORD } })).body.player
    expect(await staffView(playerId)).toMatchObject({ emailVerifiedAt: null })
    api.clock.advance(5 * 60_000)
    const open = () => ask(calls.verifyRegistrationToken, { body: { token: letter } })
    const opened = await open()
    expect(opened.status).toBe(200)
    expect(opened.body).toEqual({ isRegistered: true, email: person.Email, expiresAt: expect.any(String) })
    const { emailVerifiedAt } = await staffView(playerId)
    expect(emailVerifiedAt).toBe(api.clock.now().toISOString())
    api.clock.advance(60_000)
    expect((await open()).status).toBe(200)
    expect((await staffView(playerId)).emailVerifiedAt).toBe(emailVerifiedAt)
    await api.db.query(sql`update players.player set email = 'another@post.example' where id = ${playerId}`)
    expect((await open()).body.code).toBe('ERR_TOKEN_INVALID')
  })

  it('stores nothing readable in the database', async () => {
    const person = newPerson()
    const token = await start(person)
    await ask(calls.checkRegistrationData, { body: { token, fields: fieldsOf({ BirthNumber: person.BirthNumber }) } })
    const rows = await api.db.query(sql`select fields_sealed from registration.context`)
    expect(JSON.stringify(rows)).not.toContain(person.BirthNumber)
    const tokens = await api.db.query(sql`select encode(token_hash, 'escape') as kept from registration.context_token`)
    expect(JSON.stringify(tokens)).not.toContain(token)
  })

  it('expires a week after the last change, and unknown tokens are invalid', async () => {
    const person = newPerson()
    const token = await start(person)
    api.clock.advance(6 * DAY_MS)
    await ask(calls.checkRegistrationData, { body: { token, fields: fieldsOf({ FirstName: 'Petr' }) } })
    api.clock.advance(6 * DAY_MS)
    expect((await ask(calls.getRegistrationContext, { query: { token } })).status).toBe(200)
    api.clock.advance(DAY_MS)
    expect((await ask(calls.getRegistrationContext, { query: { token } })).body.code).toBe('ERR_TOKEN_EXPIRED')
    const unknown = { token: `tf_${'x'.repeat(43)}` }
    expect((await ask(calls.getRegistrationContext, { query: unknown })).body.code).toBe('ERR_TOKEN_INVALID')
    expect((await ask(calls.verifyRegistrationToken, { body: unknown })).body.code).toBe('ERR_TOKEN_INVALID')
  })

  it('does not start for a used e-mail, nor twice a minute', async () => {
    const person = newPerson()
    const begin = () => ask(calls.createRegistrationToken, { body: { email: person.Email, language: 'cs' } })
    expect((await begin()).status).toBe(200)
    expect((await begin()).body.code).toBe('ERR_TOO_SOON')
    api.clock.advance(61_000)
    expect((await begin()).status).toBe(200)
    await register(person)
    api.clock.advance(61_000)
    expect((await begin()).body.code).toBe('ERR_EMAIL_ALREADY_USED')
    expect((await ask(calls.checkEmailUsed, { body: { email: person.Email } })).body).toEqual({ isUsed: true })
    expect((await ask(calls.checkEmailUsed, { body: { email: 'nobody@post.example' } })).body).toEqual({
      isUsed: false,
    })
  })

  it('reveals to one source only a few times an hour who has an account', async () => {
    const email = 'nobody@post.example'
    const ask = async (source: string) =>
      (await api.send(calls.checkEmailUsed, { input: { body: { email } }, source })).statusCode
    const answers: number[] = []
    for (let time = 1; time <= 21; time += 1) answers.push(await ask('203.0.113.77'))
    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toBe(422)
    expect(await ask('203.0.113.78')).toBe(200)
    api.clock.advance(3_600_000)
    expect(await ask('203.0.113.77')).toBe(200)
  })

  it('reports values that an account has already', async () => {
    const person = newPerson()
    await register(person)
    const fields = fieldsOf({ Email: person.Email, BirthNumber: person.BirthNumber })
    expect((await ask(calls.checkRegistrationData, { body: { fields } })).body).toEqual({
      problems: [
        { field: 'Email', kind: 'DuplicateValue' },
        { field: 'BirthNumber', kind: 'DuplicateValue' },
      ],
      isKept: false,
    })
  })
})

it('is short where the brand has the fast track', async () => {
  const fast = await openTestApi()
  const { body } = await fast.send(calls.create, {
    input: {
      body: {
        email: 'rychla@post.example',
        password: PASSWORD,
        firstName: 'Rychlá',
        surname: 'Holka',
        birthDate: '1991-04-12',
        language: 'cs',
        consentTermsVersion: '2026-11',
      },
    },
  })
  const { playerId } = (JSON.parse(body) as { player: { playerId: number } }).player
  const seen = await fast.send(getRegistration, {
    input: { query: { playerId } },
    token: await fast.freshToken('staff'),
  })
  expect(seen.json()).toMatchObject({
    declarations: { isPoliticallyExposed: null, declaredAt: null },
    missingFields: ['Nationality', 'PermanentAddress', 'PoliticallyExposed', 'OwnAccount', 'BirthPlace'],
  })
  await fast.close()
})
