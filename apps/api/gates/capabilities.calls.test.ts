import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getLimits, setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { getAccountRequirements } from '#contract/onling-v2/account-requirements.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import * as player from '#contract/onling-v2/player.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { getCapabilities } from '#contract/play-v1/capabilities.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import type { Capability, CapabilityName } from '#contract/shapes/capabilities.ts'
import { sql } from '#server/kernel/index.ts'
import { blockPlaying, creditDeposit, unblockPlaying } from '#server/wallet/index.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'

const PERSON = {
  email: 'novy@players.test',
  password: 'lampa kosatec mlyn',
  firstName: 'Norbert',
  surname: 'Nový',
  birthDate: '1980-02-03',
  language: 'cs',
  consentTermsVersion: '2026-11',
}

let api: TestApi
let stranger: { readonly token: string; readonly playerId: number }
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  const made = (await api.send(create, { input: { body: PERSON } })).json<{
    token: string
    player: { playerId: number }
  }>()
  stranger = { token: made.token, playerId: made.player.playerId }
  await api.db.transaction((tx) =>
    creditDeposit(tx, {
      playerId: stranger.playerId,
      paymentId: randomUUID(),
      gateway: 'Csob',
      amount: { amountMinor: 100_000, currency: 'CZK' },
    }),
  )
})
afterAll(() => api?.close())

const seen = async (playerId = stranger.playerId) => {
  const answer = await api.send(getCapabilities, { input: { query: { playerId } }, token: api.tokens.staff })
  expect(answer.statusCode, answer.body).toBe(200)
  const { capabilities } = answer.json<{ capabilities: Capability[] }>()
  return Object.fromEntries(capabilities.map((one) => [one.capability, one])) as Record<CapabilityName, Capability>
}
const codesOf = ({ obstacles }: Capability) => obstacles.map(({ code }) => code)

/** The responses of the player's own calls. */
const stake = async () => {
  const { token } = stranger
  const launched = await api.send(launch, { input: { body: { gameKey: 'OvocnyKolotoc', mode: 'real' } }, token })
  if (launched.statusCode !== 200) return launched.json<{ code: string }>().code
  const single = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
  const opened = await api.send(openSession, { input: { body: { token: single, gameKey: 'OvocnyKolotoc' } } })
  const { gameToken, session } = opened.json<{ gameToken: string; session: { stakes: number[] } }>()
  const body = { roundId: randomUUID(), stakeMinor: session.stakes[0] }
  return (await api.send(playRound, { input: { body }, token: gameToken })).json<{ code?: string }>().code
}
const payIn = async () => {
  const body = {
    amount: { amountMinor: 10_000, currency: 'CZK' },
    method: 'CardOnline',
    gateway: 'Csob',
    idempotencyKey: randomUUID(),
    returnPath: '/cs/ucet',
  }
  return (await api.send(deposit, { input: { body }, token: stranger.token })).json<{ code?: string }>().code
}
const takeOut = async () => {
  const body = {
    amount: { amountMinor: 50_000, currency: 'CZK' },
    method: 'BankTransfer',
    account: TEST_IBAN,
    idempotencyKey: randomUUID(),
  }
  return (await api.send(withdraw, { input: { body }, token: stranger.token })).json<{ code?: string }>().code
}
const actions = async () => {
  const answer = await api.send(getAccountRequirements, { input: { query: {} }, token: stranger.token })
  return Object.fromEntries(
    answer
      .json<{ actions: { action: string; isAllowed: boolean }[] }>()
      .actions.map((one) => [one.action, one.isAllowed]),
  )
}
/** All rows that a real call would write. */
const traces = async () =>
  (
    await api.db.query<{ traces: string }>(sql`
      select concat_ws(' ', (select count(*) from law.decision), (select count(*) from exclusion.register_check),
        (select count(*) from exclusion.state), (select count(*) from kernel.outbox),
        (select count(*) from sign_in.attempts), (select count(*) from players.state_move)) as traces`)
  )[0]?.traces

describe('a newcomer who has chosen no limits', () => {
  test('is not shown as somebody who may play, withdraw or take a bonus', async () => {
    const may = await seen()
    expect(may.stake).toMatchObject({
      isAllowed: false,
      obstacles: [{ code: 'ERR_LIMITS_NOT_CHOSEN', wayOut: 'choose-limits', until: null }],
    })
    expect(may.stake.obstacles[0]?.texts).toHaveProperty('cs')
    expect(may.withdraw).toMatchObject({
      isAllowed: false,
      obstacles: [{ code: 'ERR_IDENTITY_NOT_VERIFIED', wayOut: 'verify-identity', refusal: { ruleId: 'CZ-13' } }],
    })
    expect(may.bonus.isAllowed).toBe(false)
    expect(codesOf(may.venue)).toEqual(['ERR_WALLET_NOT_ENABLED', 'ERR_INVALID_CARD_ID', 'ERR_INVALID_PIN'])
    expect(may.deposit.isAllowed).toBe(true)
    expect(may.signIn.isAllowed).toBe(true)
  })

  test('is told by their own calls what staff are told, and by their own page', async () => {
    expect(await stake()).toBe('ERR_LIMITS_NOT_CHOSEN')
    expect(await takeOut()).toBe('ERR_IDENTITY_NOT_VERIFIED')
    // No server listens at the gateway's address in tests: an allowed amount fails only there.
    expect(await payIn()).toBe('ERR_GATEWAY_UNAVAILABLE')
    expect(await actions()).toEqual({ deposit: true, stake: false, withdraw: false })
  })

  test('leaves nothing behind by being looked at', async () => {
    const before = await traces()
    await seen()
    await actions()
    expect(await traces()).toBe(before)
  })

  test('may stake once the limits are chosen', async () => {
    await chooseAll()
    expect((await seen()).stake.isAllowed).toBe(true)
    expect(await stake()).toBeUndefined()
    expect(await actions()).toMatchObject({ stake: true })
  })

  test('may stake nothing on the web while they sit at a terminal, and is given a bonus all the same', async () => {
    await api.db.transaction((tx) => blockPlaying(tx, stranger.playerId, 'terminal'))
    const may = await seen()
    expect(codesOf(may.stake)).toEqual(['ERR_PLAYING_BLOCKED'])
    expect(codesOf(may.bonus)).not.toContain('ERR_PLAYING_BLOCKED')
    await api.db.transaction((tx) => unblockPlaying(tx, stranger.playerId, 'terminal'))
    expect((await seen()).stake.isAllowed).toBe(true)
  })
})

/** Chooses none of each kind that the market asks about, as the page of limits lists them. */
async function chooseAll() {
  const { token } = stranger
  const { limits } = (await api.send(getLimits, { input: { body: {} }, token })).json<{
    limits: { kind: string; isOptional: boolean }[]
  }>()
  const choices = limits.filter(({ isOptional }) => !isOptional).map(({ kind }) => ({ kind, value: null }))
  const answer = await api.send(setLimits, { input: { body: { choices } }, token })
  expect(answer.statusCode, answer.body).toBe(200)
}

describe('what stands against it', () => {
  test('the register that has to be asked first is said, and is not asked', async () => {
    // Each sign-in needs a new answer of the register.
    api.clock.advance(1)
    await api.db.query(sql`update players.player set last_sign_in_at = ${api.clock.now()}`)
    const before = await traces()
    const may = await seen()
    expect(may.stake).toMatchObject({ isAllowed: true, asksRegister: true })
    expect(may.withdraw.asksRegister).toBe(false)
    expect(await traces()).toBe(before)
  })

  test('a panic stop says since when and until when, for everything that it stops', async () => {
    await api.send(pressPanic, { input: { body: {} }, token: stranger.token })
    const may = await seen()
    for (const name of ['deposit', 'stake', 'bonus', 'venue'] as const) {
      const panic = may[name].obstacles.find(({ code }) => code === 'ERR_PANIC_STOP')
      expect(panic, name).toMatchObject({ wayOut: 'wait', since: expect.any(String), until: expect.any(String) })
    }
    expect(may.signIn.isAllowed).toBe(true)
    expect(await payIn()).toBe('ERR_PANIC_STOP')
  })

  test('a lock stands against everything, since its moment', async () => {
    const lockedAt = api.clock.now()
    const body = { playerId: stranger.playerId, reason: 'suspected-fraud', explanation: 'Seen in a test of locks.' }
    const locked = await api.send(player.lock, { input: { body }, token: api.tokens.staff })
    expect(locked.statusCode, locked.body).toBe(200)
    for (const one of Object.values(await seen()))
      expect(one.obstacles[0], one.capability).toMatchObject({
        code: 'ERR_ACCOUNT_LOCKED',
        kind: 'locked',
        since: lockedAt.toISOString(),
        wayOut: 'unlock',
      })
  })

  test('is nobody’s who is not a player here', async () => {
    const answer = await api.send(getCapabilities, { input: { query: { playerId: 999_999 } }, token: api.tokens.staff })
    expect(answer.json()).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
  })
})
