import { afterAll, beforeAll, expect, it } from 'vitest'
import * as documentCalls from '#contract/onling-v2/player-identity-document.ts'
import { checkMrz } from '#contract/play-v1/staff-documents.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { emptyProfile, saveProfile } from '#server/players/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
let playerId: number
let documentId: string

const BIRTH_NUMBER = '9154120019'
/** Of Jana Nováková, born on 12 April 1991; her birth number is in its optional data, as in passports of her state. */
const PASSPORT = `P<CZENOVAKOVA<<JANA<<<<<<<<<<<<<<<<<<<<<<<<<
99009054<4CZE9104129F35050569154120019<<<<84`

beforeAll(async () => {
  api = await openTestApi()
  const rows = await api.db.query<{ id: number }>(sql`select id from players.player`)
  playerId = rows[0]?.id ?? 0
  const body = { kind: 'Passport', country: 'CZE', number: '99009054', expiresOn: '2035-05-05' }
  const created = await api.send(documentCalls.create, { input: { body }, token: api.tokens.player })
  documentId = created.json<{ documentId: string }>().documentId
})
afterAll(() => api.close())

const check = (mrz: string, { token = api.tokens.staff, ofDocument = documentId } = {}) =>
  api.send(checkMrz, { input: { body: { playerId, documentId: ofDocument, mrz } }, token })

type Answer = { wrongDigits: string[]; fields: { field: string; result: string; read: string | null }[] }
const resultsOf = ({ fields }: Answer) => Object.fromEntries(fields.map(({ field, result }) => [field, result]))

it('compares an MRZ with what the player entered, and reports what was not entered', async () => {
  const answer = (await check(PASSPORT)).json<Answer>()
  expect(answer).toMatchObject({ format: 'TD3', wrongDigits: [] })
  expect(answer.fields).toContainEqual({ field: 'birthDate', result: 'equal', read: '1991-04-12' })
  expect(resultsOf(answer)).toEqual({
    number: 'equal',
    surname: 'equal',
    firstName: 'equal',
    birthDate: 'equal',
    expiresOn: 'equal',
    nationality: 'not-there',
    sex: 'not-there',
    country: 'equal',
  })
})

it('compares nationality with the profile and sex with the birth number', async () => {
  const cipher = makeFieldCipher(api.environment.fieldKeys)
  const profile = { ...emptyProfile, nationality: 'SVK', birthNumber: BIRTH_NUMBER }
  await api.db.transaction((tx) => saveProfile(tx, cipher, playerId, profile))
  expect(resultsOf((await check(PASSPORT)).json<Answer>())).toMatchObject({ nationality: 'different', sex: 'equal' })
})

it('reports the check digits that are wrong', async () => {
  const answer = (await check(PASSPORT.replace('CZE910412', 'CZE910413'))).json<Answer>()
  expect(answer.wrongDigits).toEqual(['birth-date', 'composite'])
  expect(resultsOf(answer)).toMatchObject({ birthDate: 'different', number: 'equal' })
})

it.each([
  ['', { fault: 'row-count', rows: 0 }],
  [PASSPORT.slice(0, -1), { fault: 'row-length', row: 2, characters: 43, expected: 44 }],
  [PASSPORT.replace('JANA', 'JÁNA'), { fault: 'character', row: 1, column: 17 }],
])('refuses %j with the row that is wrong', async (mrz, details) => {
  const answer = await check(mrz)
  expect(answer.statusCode).toBe(422)
  expect(answer.json()).toMatchObject({ code: 'ERR_MRZ_NOT_READ', details })
})

it('finds only documents of the player, and only for staff who may see documents', async () => {
  const other = { ofDocument: 'f7f3a5c0-0000-7000-8000-000000000001' }
  expect((await check(PASSPORT, other)).json()).toMatchObject({ code: 'ERR_DOCUMENT_NOT_FOUND' })
  expect((await check(PASSPORT, { token: api.tokens.staffWithoutRights })).statusCode).toBe(403)
  expect((await check(PASSPORT, { token: api.tokens.player })).statusCode).toBe(403)
})

it('records the check in the audit log, but stores nothing of the MRZ', async () => {
  const [record] = await api.db.query<{ playerId: number; subject: string; status: number; record: string }>(sql`
    select c.player_id, c.subject, o.status, c::text as record from audit.call c
      join audit.call_outcome o on o.call_id = c.id where c.action = ${checkMrz.path} order by c.id limit 1`)
  expect(record).toMatchObject({ playerId, subject: documentId, status: 200 })
  const words = await api.db.query(sql`select * from audit.call_words`)
  expect(words).toEqual([])
  const all = await api.db.query<{ found: string }>(sql`
    select c::text as found from audit.call c union all select d::text from documents.identity_document d
    union all select m::text from documents.move m`)
  const kept = all.map(({ found }) => found).join()
  for (const secret of ['NOVAKOVA', BIRTH_NUMBER, '99009054']) expect(kept).not.toContain(secret)
})
