import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listGames, getGame } from '#contract/play-v1/inspection.ts'
import { demoTargets } from '#config/demo.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { launch } from '#contract/onling-v2/online-game.ts'
import { openSession, playRound } from '#contract/play-v1/play.ts'
import { search } from '#contract/onling-v2/player.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

let api: TestApi
let inspector: string
beforeAll(async () => {
  api = await openTestApi({ isVerified: true, target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
  const choices = ['LossMonthCasinoLimit', 'StakeMonthCasinoLimit', 'LossMonthCrashGameLimit']
  const body = { choices: choices.map((kind) => ({ kind, value: null })) }
  await api.send(setLimits, { input: { body }, token: api.tokens.player })
  inspector = await api.tokenOfRole('inspector')
})
afterAll(() => api?.close())

it('an inspector sees a game with its rounds as booked, and no name or number of a player', async () => {
  const gameKey = 'OvocnyKolotoc'
  const launched = await api.send(launch, { input: { body: { gameKey, mode: 'real' } }, token: api.tokens.player })
  const single = new URL(launched.json<{ launchUrl: string }>().launchUrl).searchParams.get('token') ?? ''
  const opened = await api.send(openSession, { input: { body: { token: single, gameKey } } })
  const { gameToken: token, session } = opened.json<{ gameToken: string; session: { stakes: number[] } }>()
  const body = { roundId: randomUUID(), stakeMinor: session.stakes[0] }
  expect((await api.send(playRound, { input: { body }, token })).statusCode).toBe(200)
  const { rows } = (await api.send(listGames, { input: { query: { isRunning: true } }, token: inspector })).json<{
    rows: { sessionId: string; gameKey: string; mark: string }[]
  }>()
  expect(rows).toMatchObject([{ gameKey: 'OvocnyKolotoc', isRunning: true, endedAt: null }])
  const sessionId = rows[0]?.sessionId ?? ''
  const shown = await api.send(getGame, { input: { query: { sessionId } }, token: inspector })
  const [entry] = await api.db.query<{ debit: number; credit: number; reference: string }>(sql`
    select debit, credit, reference from ledger.entry where kind = 1`)
  expect(shown.json()).toMatchObject({
    rounds: [{ roundId: entry?.reference, stake: { amountMinor: entry?.debit }, win: { amountMinor: entry?.credit } }],
    seeds: [{ definitionHash: expect.any(String) }],
  })
  const [player] = await api.db.query<{ id: number; surname: string }>(sql`select id, surname from players.player`)
  for (const text of [JSON.stringify(rows), shown.body]) {
    expect(text).not.toContain(String(player?.id))
    expect(text).not.toContain(player?.surname)
  }
  const looks = await api.db.query(sql`
    select from audit.call_outcome where subjects @> ${JSON.stringify([{ kind: 'session', id: sessionId }])}::jsonb`)
  expect(looks).toHaveLength(1)
})

it('an inspector may use no other call', async () => {
  expect((await api.send(search, { input: { query: {} }, token: inspector })).statusCode).toBe(403)
  const unknown = await api.send(getGame, { input: { query: { sessionId: randomUUID() } }, token: inspector })
  expect(unknown.json()).toMatchObject({ code: 'ERR_SESSION_NOT_FOUND' })
})
