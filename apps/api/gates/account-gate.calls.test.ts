import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoTargets } from '#config/demo.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { reject } from '#contract/onling-v2/player-identity-document.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { listDecisions } from '#contract/play-v1/law.ts'
import { accountingTransaction } from '#contract/funds-transfer/player-transaction.ts'
import { placeCrashBet } from '#contract/play-v1/crash.ts'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'

type Refusal = {
  readonly code: string
  readonly details: { readonly ruleId: string; readonly texts: Readonly<Record<string, string>> }
}

let api: TestApi
let stranger: { readonly token: string; readonly playerId: number }
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  await openVenue(api)
  const person = {
    email: 'novy@players.test',
    password: 'lampa kosatec mlyn',
    firstName: 'Norbert',
    surname: 'Nový',
    birthDate: '1980-02-03',
    language: 'cs',
    consentTermsVersion: '2026-11',
  }
  const made = (await api.send(create, { input: { body: person } })).json<{
    token: string
    player: { playerId: number }
  }>()
  stranger = { token: made.token, playerId: made.player.playerId }
})
afterAll(() => api?.close())

const payIn = async (token: string, amountMinor: number) =>
  (
    await api.send(deposit, {
      input: {
        body: {
          amount: { amountMinor, currency: 'CZK' },
          method: 'CardOnline',
          gateway: 'Csob',
          idempotencyKey: randomUUID(),
          returnPath: '/cs/ucet',
        },
      },
      token,
    })
  ).json<Refusal>()

const takeOut = async (token: string, account: string) =>
  (
    await api.send(withdraw, {
      input: {
        body: {
          amount: { amountMinor: 50_000, currency: 'CZK' },
          method: 'BankTransfer',
          account,
          idempotencyKey: randomUUID(),
        },
      },
      token,
    })
  ).json<Refusal>()

describe('CZ-13, a temporary account', () => {
  test('takes no more than its bound in all, with what is on its way, before any gateway is asked', async () => {
    const { token, playerId } = stranger
    const over = await payIn(token, 300_100)
    expect(over).toMatchObject({
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      details: {
        ruleId: 'CZ-13',
        figure: { value: 300_000, unit: 'minor', currency: 'CZK' },
        present: { value: 0 },
        earliestAllowedAt: null,
      },
    })
    expect(Object.keys(over.details.texts).toSorted()).toEqual(['cs', 'en', 'hu', 'ru', 'sk', 'vi'])
    // No server listens at the gateway's address in tests: an allowed amount fails only there.
    expect(await payIn(token, 200_000)).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
    expect(await payIn(token, 200_000)).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
    await api.db.query(sql`update payments.payment set state = 'pending'
      where id = (select id from payments.payment where player_id = ${playerId} limit 1)`)
    expect(await payIn(token, 200_000)).toMatchObject({
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      details: { ruleId: 'CZ-13', present: { value: 200_000 } },
    })
  })

  test('takes no cash over it at a desk either', async () => {
    await api.send(setLandBasedWalletEnable, { input: { body: { isEnabled: true } }, token: stranger.token })
    const body = {
      playerId: stranger.playerId,
      reference: randomUUID(),
      kind: 'CashIn',
      amount: { amountMinor: 300_100, currency: 'CZK' },
    }
    const token = await api.freshToken('internal')
    expect((await api.send(accountingTransaction, { input: { body }, token })).json()).toMatchObject({
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      details: { ruleId: 'CZ-13' },
    })
  })

  test('pays nothing out', async () => {
    expect(await takeOut(stranger.token, TEST_IBAN)).toMatchObject({
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      details: { ruleId: 'CZ-13', alsoRefusedBy: ['CZ-39'] },
    })
  })

  test('is told of on the page of requirements in the same words, and every refusal is kept', async () => {
    const { token, playerId } = stranger
    const shown = (await api.send(getAccountRequirements, { input: { query: {} }, token })).json<{
      actions: { action: string; isAllowed: boolean; texts: Record<string, string> }[]
    }>()
    expect(shown).toMatchObject({
      state: 'temporary',
      temporaryDeposits: { max: { amountMinor: 300_000 }, present: { amountMinor: 200_000 } },
      actions: [
        { action: 'deposit', isAllowed: true },
        { action: 'stake', isAllowed: false, obstacles: [{ code: 'ERR_LIMITS_NOT_CHOSEN' }] },
        { action: 'withdraw', isAllowed: false, refusal: { ruleId: 'CZ-13' } },
      ],
    })
    const refused = await takeOut(token, TEST_IBAN)
    expect(shown.actions[2]?.texts).toEqual(refused.details.texts)
    const kept = (
      await api.send(listDecisions, { input: { query: { playerId, lang: 'cs' } }, token: api.tokens.staff })
    ).json<{ rows: { action: string; refusal: { ruleId: string } }[] }>()
    expect(kept.rows.map(({ action, refusal }) => `${action} ${refusal.ruleId}`)).toEqual(
      expect.arrayContaining(['withdraw CZ-13', 'deposit CZ-13']),
    )
  })

  test('takes nothing more after its thirty days', async () => {
    await api.db.query(
      sql`update players.player set registered_at = registered_at - interval '31 days' where id = ${stranger.playerId}`,
    )
    expect(await payIn(stranger.token, 10_000)).toMatchObject({
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      details: { ruleId: 'CZ-13', figure: { value: 30, unit: 'days' } },
    })
  })
})

describe('CZ-39, a verified person', () => {
  test('pays in over the bound of temporary accounts', async () => {
    expect(await payIn(api.tokens.player, 400_000)).toMatchObject({ code: 'ERR_GATEWAY_UNAVAILABLE' })
  })

  test('takes money out to the account that was verified, and to no other', async () => {
    expect(await takeOut(api.tokens.player, '123456789/0800')).toMatchObject({
      code: expect.stringMatching(/^ERR_(?:PAYMENT_ACCOUNT_NOT_VERIFIED|ACCOUNT_NUMBER_INVALID)$/),
    })
    expect(await takeOut(api.tokens.player, 'CZ9106000000000000000123')).toMatchObject({
      code: 'ERR_PAYMENT_ACCOUNT_NOT_VERIFIED',
      details: { ruleId: 'CZ-39' },
    })
    expect(await takeOut(api.tokens.player, TEST_IBAN)).toMatchObject({ amount: { amountMinor: 50_000 } })
  })
})

describe('SK-12, a Slovak person', () => {
  const GAME = 'OvocnyKolotoc'
  const SHARED_GAME = 'BalonNadPrahou'
  let slovak: TestApi
  beforeAll(async () => {
    slovak = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' }, isVerified: true })
    await openVenue(slovak)
    const choices = ['LossMonthCasinoLimit', 'StakeMonthCasinoLimit', 'LossMonthCrashGameLimit']
    const body = { choices: choices.map((kind) => ({ kind, value: null })) }
    await slovak.send(setLimits, { input: { body }, token: slovak.tokens.player })
  })
  afterAll(() => slovak?.close())

  const enter = async (gameKey: string) => {
    const { player: token } = slovak.tokens
    const launched = await slovak.send(launch, { input: { body: { gameKey, mode: 'real' } }, token })
    const single = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
    const opened = await slovak.send(openSession, { input: { body: { token: single, gameKey } } })
    const { gameToken, session } = opened.json<{ gameToken: string; session: { stakes: number[] } }>()
    return { token: gameToken, stakeMinor: session.stakes[0] }
  }
  const stake = async () => {
    const { token, stakeMinor } = await enter(GAME)
    const body = { roundId: randomUUID(), stakeMinor }
    return (await slovak.send(playRound, { input: { body }, token })).json<Partial<Refusal>>()
  }
  const betOnSharedRound = async () => {
    const { token, stakeMinor } = await enter(SHARED_GAME)
    const body = { betId: randomUUID(), slot: 0, stakeMinor, autoCashOut: null }
    return (await slovak.send(placeCrashBet, { input: { body }, token })).json<Partial<Refusal>>()
  }
  const mayStake = async () =>
    (await slovak.send(getAccountRequirements, { input: { query: {} }, token: slovak.tokens.player })).json<{
      actions: { isAllowed: boolean }[]
    }>().actions[1]?.isAllowed

  test('plays for money once staff have approved both documents', async () => {
    expect(await stake()).not.toHaveProperty('code')
    expect(await mayStake()).toBe(true)
  })

  test('plays for fun only while they are not verified, a minute after a document is good no longer', async () => {
    await slovak.db.query(sql`update documents.identity_document set expires_on = '2000-01-01'`)
    slovak.clock.advance(61_000)
    expect(await mayStake()).toBe(false)
    expect(await stake()).toMatchObject({ code: 'ERR_IDENTITY_NOT_VERIFIED', details: { ruleId: 'SK-12' } })
    expect(await betOnSharedRound()).toMatchObject({
      code: 'ERR_IDENTITY_NOT_VERIFIED',
      details: { ruleId: 'SK-12' },
    })
  })

  test('plays for fun only as soon as staff take an approval back', async () => {
    await slovak.db.query(sql`update documents.identity_document set expires_on = '2035-01-01'`)
    expect(await stake()).not.toHaveProperty('code')
    const [row] = await slovak.db.query<{ playerId: number; documentId: string }>(sql`
      select player_id, id as document_id from documents.identity_document where state = 'approved' order by id limit 1`)
    const body = {
      ...row,
      reason: 'other',
      message: 'Doklad je padělaný.',
      explanation: 'Found later to be a forgery.',
    }
    const rejected = await slovak.send(reject, { input: { body }, token: slovak.tokens.staff })
    expect(rejected.statusCode, rejected.body).toBe(200)
    // The clock stands still: only the message can make the process check again.
    await expect.poll(stake).toMatchObject({ code: 'ERR_IDENTITY_NOT_VERIFIED', details: { ruleId: 'SK-12' } })
  })
})
