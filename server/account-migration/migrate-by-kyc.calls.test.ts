import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { getStatus } from '#contract/onling-v2/player-identity-document.ts'
import { finishMigration, getMigrationAccessToken, startByKyc } from '#contract/onling-v2/player-migration.ts'
import { startByPlayerCard } from '#contract/play-v1/account-migration.ts'
import { loginByAccessToken } from '#contract/play-v1/player-account.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { signInAtBank, startTestIdentity } from '../documents/kyc/test-bank.ts'
import { cardOf, importAll, oldAccount, PIN } from './test-old-accounts.ts'

type Cookies = Record<string, string>
let api: TestApi
let partners: Awaited<ReturnType<typeof startTestIdentity>>
beforeAll(async () => {
  partners = await startTestIdentity()
  api = await openTestApi({ identity: partners.environment })
  const own = { FirstName: 'Otakar', Surname: 'Čapek Ferdinandův' }
  await importAll(api, [oldAccount('bank', own), oldAccount('stranger'), oldAccount('again', { Surname: 'Druhý' })])
})
afterAll(async () => {
  await api?.close()
  await partners?.close()
})

const person = { given_name: 'OTAKAR', family_name: 'ČAPEK FERDINANDŮV', birthdate: '1984-02-29' }
const way = { language: 'cs', returnPath: '/cs/old-account' }
const account = {
  email: 'otakar@players.test',
  password: 'lampa kosatec mlyn',
  language: 'cs',
  consentTermsVersion: '2026-11',
}

/** A browser that went to the bank and returned; returns its cookies. */
async function visitBank(fields: Readonly<Record<string, string>> = {}): Promise<Cookies> {
  // The stand-in dates its tokens by the system clock.
  api.clock.set(new Date())
  const started = await api.send(startByKyc, { input: { body: way } })
  const { redirectUrl } = started.json<{ redirectUrl: string }>()
  const cookies: Cookies = Object.fromEntries(started.cookies.map(({ name, value }) => [name, value]))
  const { pathname, search } = new URL(await signInAtBank(redirectUrl, { ...person, ...fields }))
  const back = await api.app.inject({ url: pathname + search, cookies })
  expect(back.headers.location).toContain('/cs/old-account?kyc=')
  return cookies
}
const post = async (path: string, payload: object, cookies: Cookies) =>
  (await api.app.inject({ method: 'POST', url: path, payload, cookies })).json()
const goOn = (cookies: Cookies) => post(startByKyc.path, { ...way, isBack: true }, cookies)

describe('by BankID', () => {
  it('finds the old account of the person whom the bank identifies, and is approved when it is finished', async () => {
    const cookies = await visitBank()
    const { started } = await goOn(cookies)
    expect(started.migration).toMatchObject({ state: 'started', way: 'kyc', mergeMethods: ['bankId'] })
    const body = { token: started.token, mergeMethod: 'bankId', account }
    expect(await post(finishMigration.path, { ...body, mergeMethod: 'byScan' }, cookies)).toMatchObject({
      code: 'ERR_METHOD_NOT_AVAILABLE',
    })
    expect(await post(finishMigration.path, body, {})).toMatchObject({ code: 'ERR_VERIFICATION_NOT_FOUND' })
    expect(await post(finishMigration.path, body, cookies)).toMatchObject({ state: 'approved', expiresAt: null })
    const given = await api.send(getMigrationAccessToken, { input: { query: { token: started.token } } })
    const { accessToken } = given.json<{ accessToken: string }>()
    const signedIn = await api.send(loginByAccessToken, { input: { body: { accessToken } } })
    const { token } = signedIn.json<{ token: string }>()
    const status = await api.send(getStatus, { input: { query: {} }, token })
    expect(status.json()).toMatchObject({ isVerified: true, verifiedBy: 'bankId' })
  })

  it('answers KYC_PLAYER_NOT_MATCH for a person without an old account, and for another one’s card', async () => {
    const cookies = await visitBank({ family_name: 'Nikdo' })
    expect(await goOn(cookies)).toMatchObject({ code: 'KYC_PLAYER_NOT_MATCH' })
    const { token } = await post(startByPlayerCard.path, { cardNumber: cardOf('stranger'), pin: PIN }, {})
    const body = { token, mergeMethod: 'bankId', account: { ...account, email: 'nikdo@players.test' } }
    expect(await post(finishMigration.path, body, cookies)).toMatchObject({ code: 'KYC_PLAYER_NOT_MATCH' })
  })

  it('reports that an old account was migrated before', async () => {
    expect(await goOn(await visitBank())).toMatchObject({ code: 'ERR_ALREADY_MIGRATED' })
  })

  it.each([
    [{ fault: 'access_denied' }, 'ERR_VERIFICATION_NOT_FOUND'],
    [{ fault: 'unsigned' }, 'KYC_INTERNAL_ERROR'],
    [{ persona: 'minor' }, 'ERR_VERIFICATION_NOT_FOUND'],
  ])('begins with no check that ends so: %o', async (fields, code) => {
    expect(await goOn(await visitBank({ ...fields, family_name: 'Druhý' }))).toMatchObject({ code })
  })

  it('needs the browser that went to the bank', async () => {
    expect(await goOn({})).toMatchObject({ code: 'ERR_VERIFICATION_NOT_FOUND' })
  })
})
