import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as playerLimits from '#contract/capi-v1.1/player-limits.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as player from '#contract/onling-v2/player.ts'
import * as law from '#contract/play-v1/law.ts'
import * as play from '#contract/play-v1/play.ts'
import { openTestApi, type TestApi } from './api.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
  // Noon, so that no test runs over midnight.
  api.clock.set(new Date(`${new Date(api.clock.now().getTime() + 86_400_000).toISOString().slice(0, 10)}T11:00:00Z`))
})
afterAll(() => api?.close())

const GAME = 'OvocnyKolotoc'

async function openGame(token: string | undefined) {
  const launched = await api.send(onlineGame.realRedirect, { input: { query: { gameKey: GAME } }, token })
  const single = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
  const opened = await api.send(play.openSession, { input: { body: { token: single, gameKey: GAME } } })
  const { gameToken, session } = opened.json<{ gameToken: string; session: { stakes: number[] } }>()
  const round = async (stakeMinor = session.stakes[0] ?? 0) => {
    const answer = await api.send(play.playRound, {
      input: { body: { roundId: randomUUID(), stakeMinor } },
      token: gameToken,
    })
    return { status: answer.statusCode, ...answer.json<{ code?: string; details?: Record<string, unknown> }>() }
  }
  return { round, stakeMinor: session.stakes[0] ?? 0 }
}

test('limits are enforced at the stake and at the sign-in, from the first choice until the time is used up', async () => {
  const token = await api.freshToken('player')
  const { round, stakeMinor } = await openGame(token)
  expect(await round()).toMatchObject({ status: 422, code: 'ERR_LIMITS_NOT_CHOSEN' })

  const { limits } = (await api.send(playerLimits.getLimits, { input: { body: {} }, token })).json()
  const value: Record<string, object> = {
    StakeDayCasinoLimit: { amountMinor: stakeMinor * 2, currency: 'CZK' },
    LogonDurationDayWholeSystemLimit: { minutes: 60 },
  }
  const choices = limits
    .filter(({ isOptional }: { isOptional: boolean }) => !isOptional)
    .map(({ kind }: { kind: string }) => ({ kind, value: value[kind] ?? null }))
  const chosen = await api.send(playerLimits.setLimits, { input: { body: { choices } }, token })
  expect(chosen.json()).toMatchObject({ notChosen: [] })

  expect((await round()).status).toBe(200)
  expect((await round()).status).toBe(200)
  const refused = await round()
  expect(refused).toMatchObject({
    status: 422,
    code: 'ERR_STAKE_LIMIT_REACHED',
    details: { ruleId: 'CZ-06', figure: { value: stakeMinor * 2 }, present: { value: stakeMinor * 2 } },
  })
  const midnight = new Date(String(refused.details?.['earliestAllowedAt']))
  expect(midnight.getTime()).toBeGreaterThan(api.clock.now().getTime())
  const staff = await api.freshToken('staff')
  const log = await api.send(law.listDecisions, { input: { query: { ruleId: 'CZ-06', lang: 'cs' } }, token: staff })
  expect(log.json<{ rows: { text: string }[] }>().rows[0]?.text).toMatch(/limit sázek/)

  api.clock.set(midnight)
  const tomorrow = await api.freshToken('player')
  expect((await (await openGame(tomorrow)).round()).status).toBe(200)
  const changes = [{ kind: 'LogonDurationDayWholeSystemLimit', value: { minutes: 5 } }]
  const tightened = await api.send(playerLimits.updateLimits, { input: { body: { changes } }, token: tomorrow })
  expect(tightened.statusCode).toBe(200)
  api.clock.advance(4 * 60_000)
  expect((await api.send(playerLimits.getLimits, { input: { body: {} }, token: tomorrow })).statusCode).toBe(200)
  api.clock.advance(60_000)
  expect((await api.send(playerLimits.getLimits, { input: { body: {} }, token: tomorrow })).statusCode).toBe(401)
  const late = await api.send(player.loginByEmail, {
    input: { body: { email: 'jana@players.test', password: 'a-password-for-tests' } },
  })
  expect(late.json()).toMatchObject({ code: 'ERR_LIMIT_REACHED_LOGONDURATION', details: { ruleId: 'CZ-04' } })
})
