import { afterAll, beforeAll, expect, test } from 'vitest'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import * as account from '#contract/onling-v2/player-bank-account.ts'
import { getStatus } from '#contract/onling-v2/player-identity-document.ts'
import { createByKyc } from '#contract/onling-v2/registration.ts'
import { getBankRegistration, startByBank } from '#contract/play-v1/newcomer.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { signInAtBank, startTestIdentity } from '../documents/kyc/test-bank.ts'

const person = { given_name: 'OTAKAR', family_name: 'Čapek Ferdinandův', birthdate: '1984-02-29' }
const body = {
  email: 'otakar@players.test',
  password: 'lampa kosatec mlyn',
  language: 'cs',
  consentTermsVersion: '2026-11',
}

let api: TestApi
let partners: Awaited<ReturnType<typeof startTestIdentity>>
beforeAll(async () => {
  partners = await startTestIdentity()
  api = await openTestApi({ identity: partners.environment })
})
afterAll(async () => {
  await api?.close()
  await partners?.close()
})

type Cookies = Record<string, string>

/** A browser that went to the bank and returned; returns its cookies. */
async function visitBank(fields: Readonly<Record<string, string>>): Promise<Cookies> {
  // The stand-in dates its tokens by the system clock.
  api.clock.set(new Date())
  const started = await api.send(startByBank, { input: { body: { returnPath: '/cs/register', language: 'cs' } } })
  const cookies: Cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]))
  const { redirectUrl } = started.json<{ redirectUrl: string }>()
  const { pathname, search } = new URL(await signInAtBank(redirectUrl, { ...person, ...fields }))
  const back = await api.app.inject({ url: pathname + search, cookies })
  expect(back.headers.location).toContain('/cs/register?kyc=')
  return cookies
}

const show = async (cookies: Cookies) =>
  (await api.app.inject({ url: getBankRegistration.path, cookies })).json<Record<string, unknown>>()
const register = (cookies: Cookies, sent: object) =>
  api.app.inject({ method: 'POST', url: createByKyc.path, payload: sent, cookies })

test('a person whom BankID identifies becomes a verified player, with the account of the bank', async () => {
  const cookies = await visitBank({})
  expect(await show(cookies)).toMatchObject({
    state: 'verified',
    problem: null,
    fields: expect.arrayContaining([
      { fieldType: 'FirstName', value: 'OTAKAR' },
      { fieldType: 'BirthDate', value: '1984-02-29' },
      { fieldType: 'Nationality', value: 'CZE' },
    ]),
    missing: ['Email', 'Language', 'Consent'],
  })
  const locked = [{ fieldType: 'Surname', value: 'Jiný' }]
  expect((await register(cookies, { ...body, fields: locked })).json()).toMatchObject({
    code: 'ERR_INVALID_CONTRACT',
    details: { fields: [{ field: 'Surname', kind: 'MultipleValuesForFieldType' }] },
  })
  expect((await register(cookies, { ...body, password: 'otakar' })).json()).toMatchObject({
    code: 'ERR_PASSWORD_TOO_WEAK',
  })

  const { token } = (await register(cookies, body)).json<{ token: string }>()
  const ask = async (call: typeof getStatus | typeof account.get | typeof getAccountRequirements) =>
    (await api.send(call, { input: { query: {} }, token })).json<Record<string, unknown>>()
  expect(await ask(getStatus)).toMatchObject({ isVerified: true, verifiedBy: 'bankId' })
  expect(await ask(account.get)).toMatchObject({ accounts: [{ iban: 'CZ6508000000192000145399' }] })
  expect(await ask(getAccountRequirements)).toMatchObject({ state: 'verified', temporaryDeposits: null })

  // The check has opened its account: no browser opens another one with it.
  expect((await register(cookies, { ...body, email: 'second@players.test' })).json()).toMatchObject({
    code: 'ERR_VERIFICATION_NOT_FOUND',
  })
  const left = await api.db.query(sql`
    select 1 from documents.newcomer_check where player_id is not null and person_sealed is not null`)
  expect(left).toEqual([])
})

test('the same person does not register again', async () => {
  const cookies = await visitBank({})
  expect((await register(cookies, { ...body, email: 'third@players.test' })).json()).toMatchObject({
    code: 'ERR_PERSON_HAS_ACCOUNT',
  })
})

test.each([
  [{ fault: 'access_denied' }, 'cancelled', null],
  [{ fault: 'unsigned' }, 'failed', 'KYC_INTERNAL_ERROR'],
  [{ fault: 'claims_missing' }, 'failed', 'KYC_INTERNAL_ERROR'],
  [{ persona: 'minor' }, 'rejected', 'not-adult'],
  [{ persona: 'deceased' }, 'rejected', 'deceased'],
])('nobody registers with a check that ends so: %o', async (fields, state, problem) => {
  const cookies = await visitBank(fields)
  expect(await show(cookies)).toEqual({ state, problem, fields: [], missing: [] })
  expect((await register(cookies, body)).json()).toMatchObject({ code: 'ERR_VERIFICATION_NOT_FOUND' })
})

test('a politically exposed person is refused, whatever they declare', async () => {
  const cookies = await visitBank({ persona: 'pep', family_name: 'Poslanec' })
  const fields = [{ fieldType: 'PoliticallyExposed', value: false }]
  expect((await register(cookies, { ...body, email: 'pep@players.test', fields })).json()).toMatchObject({
    code: 'ERR_POLITICALLY_EXPOSED',
  })
})

test('a check is valid for half an hour, in the browser that made it', async () => {
  const cookies = await visitBank({ family_name: 'Pozdní' })
  expect((await register({}, body)).json()).toMatchObject({ code: 'ERR_VERIFICATION_NOT_FOUND' })
  api.clock.advance(31 * 60_000)
  expect((await register(cookies, { ...body, email: 'late@players.test' })).json()).toMatchObject({
    code: 'ERR_VERIFICATION_NOT_FOUND',
  })
})
