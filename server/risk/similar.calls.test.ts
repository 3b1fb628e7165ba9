import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import * as alertCalls from '#contract/play-v1/risk-alerts.ts'
import * as caseCalls from '#contract/play-v1/risk-cases.ts'
import type { AlertRow, RiskCase } from '#contract/shapes/risk.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { countPlay, makeSignals } from './index.ts'
import * as life from './test-life.ts'

const WORDS = 'Doklady o příjmu sedí, mluvila jsem s ním.'
const DAY_MS = 86_400_000

let api: TestApi
let risk: string
let care: string
let alerts: readonly AlertRow[]

beforeAll(async () => {
  api = await openTestApi()
  const { db, clock, environment } = api
  const at = (back: number, hours = 0) =>
    new Date(clock.now().getTime() - back * DAY_MS + hours * 3_600_000).toISOString()
  for (const _ of [1, 2, 3, 4]) {
    const player = await life.addPlayer(db, environment.configuration.brand.target, at(100))
    for (const back of [2, 3, 4]) await life.deposit(db, player, at(back), 4_500_000)
    for (const back of [2, 3]) await life.withdraw(db, player, at(back, 1), { amountMinor: 8_000_000 })
  }
  const needs = life.measuringOn(db, 'postgres://nowhere', clock)
  await countPlay(needs)
  await makeSignals(needs)
  risk = await api.tokenOfRole('risk')
  care = await api.tokenOfRole('care')
  const { rows } = await ask<{ rows: AlertRow[] }>(alertCalls.listAlerts, { query: {} })
  alerts = rows.toSorted((one, other) => one.number - other.number)
})
afterAll(() => api?.close())

async function ask<Reply>(call: CallDefinition, input: object, token = risk): Promise<Reply> {
  const answer = await api.send(call, { input, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Reply>()
}

it('many alerts are set aside by the rules of one, and a preview writes nothing', async () => {
  const alertIds = alerts.slice(0, 2).map(({ alertId }) => alertId)
  const many = async (isPreview: boolean, token = risk) =>
    (
      await ask<{ rows: { outcome: string; code: string | null }[] }>(
        alertCalls.dismissManyAlerts,
        { body: { alertIds, words: WORDS, isPreview } },
        token,
      )
    ).rows.map(({ code, outcome }) => code ?? outcome)
  expect(await many(true)).toEqual(['would-change', 'would-change'])
  expect(await many(false, care)).toEqual(['not-found', 'not-found'])
  expect(await many(false)).toEqual(['changed', 'changed'])
  expect(await many(false)).toEqual(['ERR_STATE_CHANGED', 'ERR_STATE_CHANGED'])
  const { rows } = await ask<{ rows: { change: { after: unknown } | null }[] }>(
    getAudit,
    { query: { action: alertCalls.dismissManyAlerts.path, changesOnly: 'true' } },
    api.tokens.staff,
  )
  expect(rows.map(({ change }) => change?.after)).toContainEqual({
    touched: { kind: 'players', count: 2 },
    state: 'dismissed',
    alerts: alerts.slice(0, 2).map(({ number }) => number),
  })
  const kept = await api.db.query<{ wordsSealed: string | null }>(sql`
    select state, words_sealed from risk.alert order by number`)
  expect(kept.map((row) => (row as { state?: string }).state)).toEqual(['dismissed', 'dismissed', 'waiting', 'waiting'])
  expect(JSON.stringify(kept)).not.toContain('Doklady')
})

it('sanctions are not set aside among others, only by themselves', async () => {
  const alertId = alerts[1]?.alertId ?? ''
  const [before] = await api.db.query<{ signals: string[] }>(sql`select signals from risk.alert where id = ${alertId}`)
  const put = (signals: readonly string[]) =>
    api.db.query(sql`
      update risk.alert set state = 'waiting', decided_by = null, decided_by_name = null, decided_at = null, words_sealed = null,
             signals = ${[...signals]}::text[] where id = ${alertId}`)
  await put(['sanctioned'])
  const body = { alertIds: [alertId], words: WORDS, isPreview: false }
  const { rows } = await ask<{ rows: object[] }>(alertCalls.dismissManyAlerts, { body })
  expect(rows).toMatchObject([{ outcome: 'not-possible', code: 'ERR_ALERT_BY_ITSELF' }])
  const single = await ask<AlertRow>(alertCalls.dismissAlert, { body: { alertId, words: WORDS } })
  expect(single.state).toBe('dismissed')
  await put(before?.signals ?? [])
})

it('shows beside a case how others with its signals were decided, and nothing of another area', async () => {
  const open = (index: number) => ask<RiskCase>(caseCalls.openCase, { body: { alertId: alerts[index]?.alertId } })
  const similar = (caseId: string, token = risk) =>
    api.send(caseCalls.listSimilar, { input: { query: { caseId } }, token })
  const one = await open(2)
  const other = await open(3)
  expect((await similar(one.caseId)).json()).toMatchObject({ count: 0, outcomes: [], cases: [] })
  const body = { caseId: other.caseId, seenVersion: other.version, move: 'decide', outcome: 'talked', words: WORDS }
  await ask(caseCalls.moveCase, { body })
  expect((await similar(one.caseId)).json()).toMatchObject({
    count: 1,
    outcomes: [{ outcome: 'talked', count: 1 }],
    cases: [{ caseId: other.caseId, outcome: 'talked', shared: ['quick-out', 'structuring'] }],
  })
  // More than are shown or were ever read are counted.
  await api.db.query(sql`
    with old as (select * from risk.risk_case where id = ${other.caseId}), more as (
      insert into risk.risk_case (id, target, player_id, area, state, outcome, due_at, opened_at, version)
      select gen_random_uuid(), target, player_id, area, 'closed', 'nothing', due_at, opened_at, 1 from old, generate_series(1, 600)
      returning id)
    insert into risk.alert (id, target, player_id, area, day, score, terms_version, signals, standing, raised_at, state, case_id, decided_at)
    select gen_random_uuid(), target, player_id, area, day - (row_number() over ())::integer, score, terms_version, signals, standing,
           raised_at, 'in-case', more.id, raised_at from risk.alert a, more where a.case_id = ${other.caseId}`)
  const counted = (await similar(one.caseId)).json<{ count: number; outcomes: object[]; cases: object[] }>()
  expect([counted.count, counted.cases.length]).toEqual([601, 5])
  expect(counted.outcomes).toEqual([
    { outcome: 'nothing', count: 600 },
    { outcome: 'talked', count: 1 },
  ])
  // Its own player's cases stand apart, as earlier ones.
  expect((await similar(other.caseId)).json()).toMatchObject({ count: 0 })
  expect((await similar(one.caseId, care)).json()).toMatchObject({ code: 'ERR_CASE_NOT_FOUND' })
})
