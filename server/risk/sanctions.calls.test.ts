import { afterAll, beforeAll, expect, it } from 'vitest'
import { selfUpdate } from '#contract/onling-v2/account-requirements.ts'
import * as alertCalls from '#contract/play-v1/risk-alerts.ts'
import { getRegistration } from '#contract/play-v1/staff-registration.ts'
import { FIRST_TERMS, type AlertRow } from '#contract/shapes/risk.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { makeSignals, touchWithLinked } from './index.ts'
import { termsInForce } from './thresholds/terms-in-force.ts'
import * as life from './test-life.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi()
})
afterAll(() => api?.close())

it('sanctions that a person declares raise an alert, and people decide: nothing is done to them', async () => {
  const { tokens } = api
  const [own] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  const playerId = own?.id ?? 0
  const said = { body: { fields: [{ fieldType: 'Sanctioned', value: true }] } }
  expect((await api.send(selfUpdate, { input: said, token: tokens.player })).statusCode).toBe(200)
  // What was said stays: that it was a mistake is for the case.
  const again = { body: { fields: [{ fieldType: 'Sanctioned', value: false }] } }
  expect((await api.send(selfUpdate, { input: again, token: tokens.player })).statusCode).toBe(422)
  const seen = await api.send(getRegistration, { input: { query: { playerId } }, token: tokens.staff })
  expect(seen.json()).toMatchObject({ declarations: { isSanctioned: true, declaredAt: expect.any(String) } })
  const needs = life.measuringOn(api.db, 'postgres://nowhere', api.clock)
  await touchWithLinked(needs, playerId)
  await makeSignals(needs)
  const token = await api.tokenOfRole('risk')
  const { rows } = (await api.send(alertCalls.listAlerts, { input: { query: {} }, token })).json<{ rows: AlertRow[] }>()
  expect(rows).toMatchObject([{ playerId, area: 'money', signals: ['sanctioned'], state: 'waiting' }])
  expect(await api.db.query(sql`select state from players.player where id = ${playerId}`)).toEqual([{ state: 'open' }])
})

it('a signal that came after the thresholds of a brand counts as it does first', async () => {
  const signals = FIRST_TERMS.signals.filter(({ signal }) => signal !== 'sanctioned')
  const written = { areas: FIRST_TERMS.areas, signals: signals.map((one) => ({ ...one, weight: 1 })) }
  await api.db.query(sql`
    insert into risk.terms_version (target, version, terms, valid_from, asked_by, asked_by_name, approved_by, approved_by_name, reason)
    values ('older', 1, ${JSON.stringify(written)}::jsonb, now(), 1, 'A', 2, 'B', 'Dřívější verze prahů.')`)
  const { terms } = await termsInForce(api.db, 'older')
  expect(terms.signals.find(({ signal }) => signal === 'sanctioned')).toMatchObject({ at: 1, weight: 100 })
  expect(terms.signals.find(({ signal }) => signal === 'structuring')).toMatchObject({ weight: 1 })
})
