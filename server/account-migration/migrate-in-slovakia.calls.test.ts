import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import { approve } from '#contract/onling-v2/player-identity-document.ts'
import {
  approveMigration,
  finishMigration,
  getMigrationAccessToken,
  listMigrations,
  startByKyc,
} from '#contract/onling-v2/player-migration.ts'
import { get } from '#contract/onling-v2/player.ts'
import { getOwnMigration, startByPlayerCard } from '#contract/play-v1/account-migration.ts'
import { loginByAccessToken } from '#contract/play-v1/player-account.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { proveByDocuments } from './prove-migration.ts'
import { cardOf, importAll, oldAccount, PIN, sendDocument, workOf } from './test-old-accounts.ts'

const WHY = 'Seen and compared with what the old system says.'
let api: TestApi
let session: string
let playerId: number

beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
  await importAll(api, [oldAccount('sk', {}, { documents: [] })])
})
afterAll(() => api?.close())

async function ask(call: CallDefinition, fields: object, token?: string) {
  return (await api.send(call, { input: call.body ? { body: fields } : { query: fields }, token })).json()
}
const asStaff = async (call: CallDefinition, fields: object) => ask(call, fields, await api.freshToken('staff'))
const stateNow = async () => (await ask(getOwnMigration, {}, session)).migration.state

it('cannot be started with BankID', async () => {
  expect(await ask(startByKyc, { language: 'sk', returnPath: '/sk/old-account' })).toMatchObject({
    code: 'ERR_METHOD_NOT_AVAILABLE',
  })
})

it('opens the online account of a card, by a document or at a venue', async () => {
  const { token, migration } = await ask(startByPlayerCard, { cardNumber: cardOf('sk'), pin: PIN })
  expect(migration.mergeMethods).toEqual(['byScan', 'onLandbase'])
  const contact = { email: 'sk@players.test', password: 'lampa kosatec mlyn', language: 'sk' }
  const account = { ...contact, consentTermsVersion: '2026-11' }
  expect(await ask(finishMigration, { token, mergeMethod: 'bankId', account })).toMatchObject({
    code: 'ERR_METHOD_NOT_AVAILABLE',
  })
  expect(await ask(finishMigration, { token, mergeMethod: 'byScan', account })).toMatchObject({ state: 'proving' })
  const { accessToken } = await ask(getMigrationAccessToken, { token })
  session = (await ask(loginByAccessToken, { accessToken })).token
  playerId = (await ask(get, {}, session)).playerId
})

it('goes to staff once documents of both variants of the market are approved, and not before', async () => {
  const documents = [
    { kind: 'IdentityCard', country: 'SVK', number: 'HA117355' },
    { kind: 'Passport', country: 'SVK', number: 'BA1173550' },
  ] as const
  for (const [place, document] of documents.entries()) {
    expect(await stateNow()).toBe('proving')
    const documentId = await sendDocument(api, session, document)
    await asStaff(approve, { playerId, documentId, explanation: WHY })
    await proveByDocuments(workOf(api), playerId)
    expect(await stateNow()).toBe(place === 0 ? 'proving' : 'waiting')
  }
  const { rows } = await asStaff(listMigrations, { state: 'waiting' })
  expect(rows).toMatchObject([{ playerId, mergeMethod: 'byScan' }])
  expect(await asStaff(approveMigration, { migrationId: rows[0].migrationId })).toMatchObject({ state: 'approved' })
})
