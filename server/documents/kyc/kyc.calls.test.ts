import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import type { CallDefinition } from '#contract/call.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import * as kyc from '#contract/onling-v2/kyc-verification.ts'
import * as account from '#contract/onling-v2/player-bank-account.ts'
import { getStatus } from '#contract/onling-v2/player-identity-document.ts'
import { KYC_STATES, kycWays } from '#contract/states/kyc-states.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { emptyProfile, saveProfile } from '#server/players/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { NOTIFY_SECRET, signInAtBank, startTestIdentity } from './test-bank.ts'

const jana = { given_name: 'JANA', family_name: 'Novakova', birthdate: '1991-04-12' }

let api: TestApi
let partners: Awaited<ReturnType<typeof startTestIdentity>>
let origin: string

beforeAll(async () => {
  partners = await startTestIdentity()
  origin = partners.origin
  api = await openTestApi({ identity: partners.environment })
})
afterAll(async () => {
  await api.close()
  await partners.close()
})

const asPlayer = (call: CallDefinition, input: { body?: object; query?: object }) =>
  api.send(call, { input, token: api.tokens.player })
const resultOf = async (verificationId: string) =>
  (await asPlayer(kyc.fetchResult, { query: { verificationId } })).json<{ state: string; problem: string | null }>()

async function start(method: 'bankId' | 'veriface') {
  // The stand-in dates its tokens by the system clock.
  api.clock.set(new Date())
  const answer = await asPlayer(kyc.create, { body: { method, returnPath: '/cs/account/identity' } })
  const browser = answer.cookies.find(({ name }) => name === 'tolar_kyc')?.value ?? ''
  return { ...answer.json<{ verificationId: string; redirectUrl: string }>(), browser }
}

async function comeBack(address: string, browser: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const answer = await api.app.inject({ url: pathname + search, cookies: { tolar_kyc: browser } })
  expect(answer.statusCode).toBe(303)
  return String(answer.headers.location)
}

async function checkAtBank(fields: Readonly<Record<string, string>>) {
  const { verificationId, redirectUrl, browser } = await start('bankId')
  await comeBack(await signInAtBank(redirectUrl, { ...jana, ...fields }), browser)
  return resultOf(verificationId)
}

it('has the same transitions between states in the database as in the contract', async () => {
  const rows = await api.db.query<{ way: string }>(
    sql`select from_state || ' ' || to_state as way from documents.kyc_way order by 1`,
  )
  const declared = KYC_STATES.flatMap((from) => kycWays[from].map((to) => `${from} ${to}`))
  expect(rows.map(({ way }) => way)).toEqual(declared.sort())
})

describe('BankID', () => {
  it.each([
    [{ fault: 'access_denied' }, 'cancelled', null],
    [{ fault: 'server_error' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'wrong_nonce' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'expired_token' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'hs256' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'unsigned' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'stranger_key' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'other_audience' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'other_sub' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'token_500' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ fault: 'claims_missing' }, 'rejected', 'KYC_PLAYER_NOT_MATCH'],
    [{ family_name: 'Dvořáková' }, 'rejected', 'KYC_PLAYER_NOT_MATCH'],
    [{ birthdate: '1991-04-13' }, 'rejected', 'KYC_PLAYER_NOT_MATCH'],
    [{ persona: 'minor' }, 'rejected', 'not-adult'],
    [{ persona: 'deceased' }, 'rejected', 'deceased'],
    [{ persona: 'limited' }, 'rejected', 'limited-legal-capacity'],
  ])('with %o ends %s (%s)', async (fields, state, problem) => {
    expect(await checkAtBank(fields)).toMatchObject({ state, problem })
    expect((await asPlayer(getStatus, { query: {} })).json()).toMatchObject({ isVerified: false, verifiedBy: null })
  })

  it('accepts the response only from the browser that was redirected, and only once', async () => {
    const met = async () =>
      (await asPlayer(getAccountRequirements, { query: {} }))
        .json<{ requirements: { key: string; isMet: boolean }[] }>()
        .requirements.flatMap(({ key, isMet }) => (isMet ? [key] : []))
    expect(await met()).not.toContain('payment-account')
    const { verificationId, redirectUrl, browser } = await start('bankId')
    const address = await signInAtBank(redirectUrl, { ...jana, persona: 'several_accounts' })
    expect(await comeBack(address, 'another browser')).toBe('http://player.test')
    expect(await resultOf(verificationId)).toMatchObject({ state: 'started' })
    expect(await comeBack(address, browser)).toBe(`http://player.test/cs/account/identity?kyc=${verificationId}`)
    expect(await resultOf(verificationId)).toMatchObject({ state: 'verified', problem: null })
    await comeBack(address, browser)
    expect(await resultOf(verificationId)).toMatchObject({ state: 'verified', problem: null })
    expect((await asPlayer(getStatus, { query: {} })).json()).toMatchObject({
      isVerified: true,
      verifiedBy: 'bankId',
      kycMethods: ['bankId', 'veriface'],
    })
    expect(await met()).toEqual(expect.arrayContaining(['identity', 'payment-account']))
    const found = await asPlayer(kyc.fetchVerifiedBankAccounts, { query: { verificationId } })
    const accounts = found.json<{ accounts: { iban: string; local: string }[] }>().accounts
    expect(accounts.map(({ iban, local }) => `${iban} ${local}`).sort()).toEqual([
      'CZ3020100000002900000013 2900000013/2010',
      'CZ8903000000000123456788 123456788/0300',
    ])
  })

  it('proves the registered birth number if the bank reports the same one, and treats a different one as another person', async () => {
    const cipher = makeFieldCipher(api.environment.fieldKeys)
    const [row] = await api.db.query<{ id: number }>(
      sql`select id from players.player where email = 'jana@players.test'`,
    )
    const playerId = row?.id ?? 0
    await api.db.transaction((tx) => saveProfile(tx, cipher, playerId, { ...emptyProfile, birthNumber: '9154120015' }))
    const provedAt = async () => {
      const [profile] = await api.db.query<{ at: Date | null }>(
        sql`select birth_number_proved_at as at from players.profile where player_id = ${playerId}`,
      )
      return profile?.at ?? null
    }
    expect(await checkAtBank({ birthnumber: '915412/0026' })).toMatchObject({
      state: 'rejected',
      problem: 'KYC_PLAYER_NOT_MATCH',
    })
    expect(await checkAtBank({})).toMatchObject({ state: 'verified' })
    expect(await provedAt()).toBeNull()
    expect(await checkAtBank({ birthnumber: '915412/0015' })).toMatchObject({ state: 'verified' })
    expect(await provedAt()).toEqual(expect.any(Date))
  })

  it('accepts a new key of the issuer', async () => {
    expect(await checkAtBank({ fault: 'rotated_key' })).toMatchObject({ state: 'verified' })
  })

  it('stores nothing of the person unsealed', async () => {
    const rows = await api.db.query<{ row: string }>(
      sql`select v::text as row from documents.kyc_verification v union all select a::text from documents.bank_account a`,
    )
    const all = rows.map(({ row }) => row).join('\n')
    expect(all).toContain('f1.test.')
    expect(all).not.toMatch(/Nov[aá]kov|1991-04-12|2900000013/i)
  })
})

describe('VeriFace', () => {
  const finish = async (redirectUrl: string, fields: Readonly<Record<string, string>>) => {
    const openCode = new URL(redirectUrl).searchParams.get('openCode') ?? ''
    await fetch(redirectUrl)
    const body = new URLSearchParams({ openCode, name: 'Nováková Jana', birthDate: '1991-04-12', ...fields })
    await fetch(`${origin}/veriface/open`, { method: 'POST', body, redirect: 'manual' })
  }
  const sessionOf = async (verificationId: string) => {
    const rows = await api.db.query<{ partnerRef: string }>(
      sql`select partner_ref from documents.kyc_verification where id = ${verificationId}`,
    )
    return rows[0]?.partnerRef ?? ''
  }
  const notify = (sessionId: string, secret: string, status = 'VERIFIED') =>
    api.app.inject({
      method: 'POST',
      url: kyc.verifaceStateNotify.path,
      query: { secret },
      payload: { sessionId, referenceId: 'x', extendedReferences: [], status },
    })

  it.each([
    [{ status: 'WAITING' }, 'waiting', null],
    [{ status: 'VERIFIED_WARNING' }, 'uncertain', null],
    [{ status: 'REFUSED' }, 'rejected', 'refused-by-partner'],
    [{ status: 'CANCELLED' }, 'cancelled', null],
    [{ status: 'EXPIRED' }, 'expired', null],
    [{ status: 'ERROR' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ status: 'SOMETHING_NEW' }, 'failed', 'KYC_INTERNAL_ERROR'],
    [{ status: 'VERIFIED', name: 'Petra Vzorová' }, 'rejected', 'KYC_PLAYER_NOT_MATCH'],
    [{ status: 'VERIFIED' }, 'verified', null],
    [{ status: 'VERIFIED', fault: 'read_500' }, 'started', null],
  ])('with %o ends %s (%s)', async (fields, state, problem) => {
    const { verificationId, redirectUrl } = await start('veriface')
    await finish(redirectUrl, { ...fields })
    expect(await resultOf(verificationId)).toMatchObject({ state, problem })
  })

  it('is never trusted by its notification alone', async () => {
    const { verificationId, redirectUrl } = await start('veriface')
    await finish(redirectUrl, { status: 'WAITING', fault: 'forged' })
    const sessionId = await sessionOf(verificationId)
    expect((await notify(sessionId, 'a guess')).json()).toMatchObject({ code: 'ERR_SIGNATURE_ERROR' })
    expect((await notify(sessionId, NOTIFY_SECRET)).json()).toEqual({ received: true })
    expect(await resultOf(verificationId)).toMatchObject({ state: 'rejected' })
    expect((await notify('nobody knows it', NOTIFY_SECRET)).json()).toEqual({ received: true })
  })

  it('can withdraw a verdict', async () => {
    const { verificationId, redirectUrl } = await start('veriface')
    await finish(redirectUrl, { status: 'VERIFIED' })
    const sessionId = await sessionOf(verificationId)
    await notify(sessionId, NOTIFY_SECRET)
    expect(await resultOf(verificationId)).toMatchObject({ state: 'verified' })
    await finish(redirectUrl, { status: 'VERIFIED', fault: 'refused_later' })
    await notify(sessionId, NOTIFY_SECRET)
    expect(await resultOf(verificationId)).toMatchObject({ state: 'rejected', problem: 'refused-by-partner' })
  })
})

describe('bank accounts', () => {
  it('are entered in any notation, once, and a verified one stays', async () => {
    const entered = (await asPlayer(account.update, { body: { account: '35-1387683348/0100' } })).json<{
      bankAccountId: string
    }>()
    expect(entered).toMatchObject({ iban: 'CZ4401000000351387683348', local: '35-1387683348/0100', verifiedAt: null })
    const corrected = { account: '1326000005/3030', bankAccountId: entered.bankAccountId }
    expect((await asPlayer(account.update, { body: corrected })).json()).toMatchObject({
      iban: 'CZ9630300000001326000005',
    })
    const { accounts } = (await asPlayer(account.get, { query: {} })).json<{
      accounts: { bankAccountId: string; iban: string; verifiedAt: string | null }[]
    }>()
    expect(accounts.filter(({ verifiedAt }) => verifiedAt === null).map(({ iban }) => iban)).toEqual([
      'CZ9630300000001326000005',
    ])
    const verified = accounts.find(({ verifiedAt }) => verifiedAt !== null)
    const change = { account: '100000008/0100', bankAccountId: verified?.bankAccountId }
    expect((await asPlayer(account.update, { body: change })).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })

  it('are accepted in both notations', async () => {
    const iban = await asPlayer(account.convertToIban, { query: { account: '2900000013/2010' } })
    expect(iban.json()).toEqual({ iban: 'CZ3020100000002900000013' })
    const local = await asPlayer(account.convertFromIban, { query: { iban: 'CZ30 2010 0000 0029 0000 0013' } })
    expect(local.json()).toEqual({ account: '2900000013/2010' })
    for (const wrong of ['1234567890/0300', 'CZ6508000000192000145398'])
      expect((await asPlayer(account.convertToIban, { query: { account: wrong } })).json()).toMatchObject({
        code: 'ERR_ACCOUNT_NUMBER_INVALID',
      })
    expect(
      (await asPlayer(account.convertFromIban, { query: { iban: 'DE89370400440532013000' } })).json(),
    ).toMatchObject({ code: 'ERR_ACCOUNT_NUMBER_INVALID' })
  })
})

describe('a Slovak brand', () => {
  it('requires two documents, and has no BankID', async () => {
    const slovak = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
    const { player: token } = slovak.tokens
    const status = await slovak.send(getStatus, { input: { query: {} }, token })
    expect(status.json()).toMatchObject({
      isVerified: false,
      kycMethods: [],
      demands: [
        { variant: 'primary', kinds: ['IdentityCard'], isMet: false },
        { variant: 'secondary', isMet: false },
      ],
    })
    const body = { method: 'bankId', returnPath: '/sk/account/identity' }
    const started = await slovak.send(kyc.create, { input: { body }, token })
    expect(started.json()).toMatchObject({ code: 'ERR_METHOD_NOT_AVAILABLE' })
    await slovak.close()
  })
})
