import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PayloadOf } from '#contract/events.ts'
import { selfUpdate } from '#contract/onling-v2/account-requirements.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import { getAlert, listAlerts, listSignals } from '#contract/play-v1/risk-alerts.ts'
import { getCase, openCase } from '#contract/play-v1/risk-cases.ts'
import { listPersonChanges } from '#contract/play-v1/staff-person.ts'
import { getRegistration, takeDeclarationBack } from '#contract/play-v1/staff-registration.ts'
import { FIRST_TERMS, type AlertRow, type RiskCase } from '#contract/shapes/risk.ts'
import { makeFieldCipher, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'
import { followTakenBack } from './alerts/follow-taken-back.ts'
import { findDeclaredStanding } from './facts/declared-standing.ts'
import { makeSignals, touchWithLinked } from './index.ts'
import { deleteSignalsOf } from './personal-data.queries.ts'
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
  const { rows } = (await api.send(listAlerts, { input: { query: {} }, token })).json<{ rows: AlertRow[] }>()
  expect(rows).toMatchObject([{ playerId, area: 'money', signals: ['sanctioned'], state: 'waiting' }])
  expect(await api.db.query(sql`select state from players.player where id = ${playerId}`)).toEqual([{ state: 'open' }])
})

it('a mistaken declaration is withdrawn by two people, and its alert with it', async () => {
  const [own] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  const playerId = own?.id ?? 0
  const token = await api.tokenOfRole('risk')
  const body = {
    playerId,
    declaration: 'Sanctioned',
    isPlayerTold: true,
    explanation: 'Zaškrtl to omylem, ověřeno hovorem.',
  }
  const take = () => api.send(takeDeclarationBack, { input: { body }, token })
  const asked = (await take()).json<{ code: string; details: { approvalId: string } }>()
  expect(asked.code).toBe('ERR_APPROVAL_NEEDED')
  const quiet = { ...body, isPlayerTold: false }
  const askedToo = await api.send(takeDeclarationBack, { input: { body: quiet }, token })
  const signing = {
    approvalId: asked.details.approvalId,
    explanation: 'Poslechl jsem si ten hovor.',
    acceptedWarnings: [],
  }
  const sign = (as: string) => api.send(approve, { input: { body: signing }, token: as })
  expect((await sign(token)).json()).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
  const signed = await sign(api.tokens.staff)
  expect(signed.json(), signed.body).toMatchObject({
    state: 'executed',
    permissions: ['players.verified', 'risk.money'],
  })

  const seen = await api.send(getRegistration, { input: { query: { playerId } }, token })
  expect(seen.json()).toMatchObject({ declarations: { isSanctioned: null } })
  const history = await api.send(listPersonChanges, { input: { query: { playerId } }, token })
  expect(history.json<{ rows: object[] }>().rows[0]).toMatchObject({
    byName: 'risk',
    signedByName: 'Iveta',
    changes: [{ field: 'Sanctioned', before: 'yes', after: '' }],
  })
  const letters = await api.db.query(sql`select from messaging.outgoing where template = 'declaration-taken-back'`)
  expect(letters).toHaveLength(1)

  // The alert that waited for nothing else is over in the names of both; heard twice it stays so.
  const needs = life.measuringOn(api.db, 'postgres://nowhere', api.clock)
  const cipher = makeFieldCipher(testEnvironment('postgres://nowhere').fieldKeys)
  const [event] = await api.db.query<{ payload: PayloadOf<'registration.declaration-taken-back'> }>(sql`
    select payload from kernel.outbox where name = 'registration.declaration-taken-back'`)
  for (const _ of [1, 2]) if (event) await followTakenBack({ ...needs, cipher }, event.payload)
  await touchWithLinked(needs, playerId)
  await makeSignals(needs)
  const { rows } = (await api.send(listAlerts, { input: { query: {} }, token })).json<{ rows: AlertRow[] }>()
  expect(rows).toMatchObject([{ signals: ['sanctioned'], state: 'dismissed' }])
  const alert = await api.send(getAlert, { input: { query: { alertId: rows[0]?.alertId } }, token })
  expect(alert.json()).toMatchObject({ decidedByName: 'risk', confirmedByName: 'Iveta', takenBack: ['sanctioned'] })
  const signals = await api.send(listSignals, { input: { query: { playerId } }, token })
  expect(signals.json<{ standing: object[] }>().standing).toEqual([])
  // A repeat finds nothing to withdraw, and the person may declare it again.
  expect((await take()).json()).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  api.clock.advance(1000)
  const said = { body: { fields: [{ fieldType: 'Sanctioned', value: true }] } }
  expect((await api.send(selfUpdate, { input: said, token: api.tokens.player })).statusCode).toBe(200)
  // A request from before does not concern the new declaration.
  const { approvalId } = askedToo.json<{ details: { approvalId: string } }>().details
  const signedToo = await api.send(approve, { input: { body: { ...signing, approvalId } }, token: api.tokens.staff })
  expect(signedToo.json()).toMatchObject({ state: 'changed', obstacle: 'ERR_STATE_CHANGED' })
})

it('in a case it is a step, and an alert with other reasons waits on', async () => {
  const [own] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  const playerId = own?.id ?? 0
  const token = await api.tokenOfRole('risk')
  await api.db.query(
    sql`update risk.alert set state = 'waiting', decided_at = null, confirmed_by = null, confirmed_by_name = null`,
  )
  const { rows } = (await api.send(listAlerts, { input: { query: {} }, token })).json<{ rows: AlertRow[] }>()
  const opened = await api.send(openCase, { input: { body: { alertId: rows[0]?.alertId } }, token })
  expect(opened.statusCode, opened.body).toBe(200)
  await api.db.query(sql`
    insert into risk.alert (id, target, player_id, area, day, score, terms_version, signals, standing, raised_at)
    select gen_random_uuid(), target, player_id, area, day - 40, 100, 0, array['sanctioned', 'structuring'], '[]', raised_at
      from risk.alert limit 1`)
  // Of two declarations in one alert none is left: neither was declared again.
  await api.db.query(sql`
    insert into risk.alert (id, target, player_id, area, day, score, terms_version, signals, standing, raised_at)
    select gen_random_uuid(), target, player_id, area, day - 50, 100, 0, array['sanctioned', 'politically-exposed'], '[]', raised_at
      from risk.alert where not 'structuring' = any(signals) limit 1`)
  await api.db.query(
    sql`update players.profile set is_sanctioned = null, declared_at = null where player_id = ${playerId}`,
  )
  const cipher = makeFieldCipher(testEnvironment('postgres://nowhere').fieldKeys)
  const needs = { ...life.measuringOn(api.db, 'postgres://nowhere', api.clock), cipher }
  const [event] = await api.db.query<{ payload: PayloadOf<'registration.declaration-taken-back'> }>(sql`
    select payload from kernel.outbox where name = 'registration.declaration-taken-back'`)
  for (const _ of [1, 2]) if (event) await followTakenBack(needs, event.payload)
  const { caseId } = opened.json<{ caseId: string }>()
  expect(await api.db.query(sql`select state from risk.alert where 'politically-exposed' = any(signals)`)).toEqual([
    { state: 'dismissed' },
  ])
  await api.db.query(sql`
    update players.profile set is_sanctioned = true, declared_at = ${api.clock.now()} where player_id = ${playerId}`)
  // What is measured of a person goes before what the law has kept of them: it says nothing of what they declare.
  await api.db.transaction((tx) => deleteSignalsOf(tx, playerId))
  await api.db.query(sql`update players.profile set is_own_account = false where player_id = ${playerId}`)
  expect(await findDeclaredStanding(api.db, playerId)).toEqual(['sanctioned', 'not-own-account'])
  const shown = (await api.send(getCase, { input: { query: { caseId } }, token })).json<RiskCase>()
  expect(shown.steps.filter(({ kind }) => kind === 'declaration-back')).toMatchObject([
    { userName: 'risk', detail: 'sanctioned', words: 'Zaškrtl to omylem, ověřeno hovorem.' },
  ])
  expect(shown.alerts).toMatchObject([{ signals: ['sanctioned'], takenBack: [] }])
  expect(await api.db.query(sql`select state from risk.alert where 'structuring' = any(signals)`)).toEqual([
    { state: 'waiting' },
  ])
  expect(playerId).toBe(shown.playerId)
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
