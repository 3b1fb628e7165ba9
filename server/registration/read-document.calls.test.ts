import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  checkRegistrationData,
  createRegistrationToken,
  getRegistrationContext,
} from '#contract/onling-v2/registration.ts'
import { readDocument } from '#contract/play-v1/newcomer.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

const PASSPORT = `P<CZENOVAKOVA<<JANA<MARIE<<<<<<<<<<<<<<<<<<<
99009054<4CZE9104129F35050569154120019<<<<84`
const read = (mrz: string) => api.send(readDocument, { input: { body: { mrz } } })

it('gives the fields of a document, which a registration keeps for the device that its letter opens', async () => {
  const { fields } = (await read(PASSPORT)).json<{ fields: { fieldType: string; value: unknown }[] }>()
  expect(fields).toEqual(
    expect.arrayContaining([
      { fieldType: 'FirstName', value: 'Jana Marie' },
      { fieldType: 'Surname', value: 'Novakova' },
      { fieldType: 'BirthDate', value: '1991-04-12' },
    ]),
  )
  const email = 'from-the-kiosk@players.test'
  const begun = await api.send(createRegistrationToken, { input: { body: { email, language: 'cs' } } })
  const { token } = begun.json<{ token: string }>()
  const kept = await api.send(checkRegistrationData, { input: { body: { fields, token } } })
  expect(kept.json()).toMatchObject({ problems: [], isKept: true })
  const context = await api.send(getRegistrationContext, { input: { query: { token } } })
  expect(context.json()).toMatchObject({ email, fields: expect.arrayContaining(fields) as unknown })
})

it.each([
  ['no lines of a document', 'HELLO', 'ERR_MRZ_NOT_READ'],
  ['a digit that does not fit', PASSPORT.replace('9104129', '9104128'), 'ERR_MRZ_NOT_READ'],
])('refuses %s', async (_, mrz, code) => {
  const answer = await read(mrz)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code })
})
