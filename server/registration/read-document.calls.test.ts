import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createRegistrationToken,
  getRegistrationContext,
  verifyRegistrationToken,
} from '#contract/onling-v2/registration.ts'
import { readDocument } from '#contract/play-v1/newcomer.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

const PASSPORT = `P<CZENOVAKOVA<<JANA<MARIE<<<<<<<<<<<<<<<<<<<
99009054<4CZE9104129F35050569154120019<<<<84`
const read = (mrz: string) => api.send(readDocument, { input: { body: { mrz } } })

type Field = { readonly fieldType: string; readonly value: unknown }
type Opened = { readonly token?: string; readonly asksBirthDate?: true }

/** Begins a registration with a document; gives its fields, and how its letter is opened. */
async function begin(email: string) {
  const { fields } = (await read(PASSPORT)).json<{ fields: Field[] }>()
  const begun = await api.send(createRegistrationToken, { input: { body: { email, language: 'cs', fields } } })
  expect(begun.statusCode).toBe(200)
  const [letter] = await api.db.query<{ url: string }>(sql`
    select values ->> 'url' as url from messaging.outgoing where template = 'registration' and recipient = ${email}`)
  const token = new URL(letter?.url ?? '').searchParams.get('token') ?? ''
  const open = async (birthDate?: string) => {
    const body = birthDate === undefined ? { token } : { token, birthDate }
    return (await api.send(verifyRegistrationToken, { input: { body } })).json<Opened>()
  }
  return { fields, open }
}
const fieldsBehind = async (token: string | undefined) => {
  const context = await api.send(getRegistrationContext, { input: { query: { token } } })
  return context.json<{ fields: Field[] }>().fields
}

it('returns the fields of a document, which the letter’s link shows after the birth date is repeated', async () => {
  const { fields, open } = await begin('from-the-kiosk@players.test')
  expect(fields).toEqual(
    expect.arrayContaining([
      { fieldType: 'FirstName', value: 'Jana Marie' },
      { fieldType: 'Surname', value: 'Novakova' },
      { fieldType: 'BirthDate', value: '1991-04-12' },
    ]),
  )
  for (const wrong of [undefined, '1991-04-13']) {
    const answer = await open(wrong)
    expect(answer).toMatchObject({ asksBirthDate: true })
    expect(answer.token).toBeUndefined()
  }
  const { token } = await open('1991-04-12')
  expect(await fieldsBehind(token)).toEqual(expect.arrayContaining(fields))
  // Who has shown it is not asked again.
  expect((await open()).token).toBeDefined()
})

it('forgets the fields of who cannot repeat the birth date', async () => {
  const { open } = await begin('typed-wrong@players.test')
  for (let tries = 4; tries > 0; tries -= 1) expect(await open('1980-01-01')).toMatchObject({ asksBirthDate: true })
  const { token } = await open('1980-01-01')
  expect((await fieldsBehind(token)).map(({ fieldType }) => fieldType).toSorted()).toEqual(['Email', 'Language'])
})

it.each([
  ['no lines of a document', 'HELLO', 'ERR_MRZ_NOT_READ'],
  ['a digit that does not fit', PASSPORT.replace('9104129', '9104128'), 'ERR_MRZ_NOT_READ'],
])('refuses %s', async (_, mrz, code) => {
  const answer = await read(mrz)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code })
})
