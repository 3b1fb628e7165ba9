import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeDocuments } from '#apps/api/compose/compose-documents.ts'
import { composePrivacy } from '#apps/api/compose/compose-privacy.ts'
import { composeSignIn } from '#apps/api/compose/compose-sign-in.ts'
import type { CallDefinition, ReplyOf } from '#contract/call.ts'
import { getAudit } from '#contract/onling-v2/user.ts'
import { approve, getApproval, listApprovals, refuseApproval } from '#contract/play-v1/approvals.ts'
import * as alertCalls from '#contract/play-v1/risk-alerts.ts'
import * as caseCalls from '#contract/play-v1/risk-cases.ts'
import * as reportCalls from '#contract/play-v1/risk-reports.ts'
import * as thresholdCalls from '#contract/play-v1/risk-thresholds.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import { FIRST_TERMS, type AlertRow, type CaseRow, type RiskCase, type RiskTerms } from '#contract/shapes/risk.ts'
import { makeFieldCipher, NotAllowed, sql } from '#server/kernel/index.ts'
import { cheapPasswords, openTestApi, type TestApi } from '#tests/api.ts'
import { countPlay, makeSignals, touchWithLinked } from './index.ts'
import { changeTermsAction } from './thresholds/change-terms.ts'
import * as life from './test-life.ts'

const WORDS = 'Viděla jsem výpisy a mluvila s bankou o žirafě.'

let api: TestApi
let money: number
let sad: number
let risk: string
let care: string
let support: string
let admin: string

const DAY_MS = 86_400_000
const day = (back: number, hours = 0) =>
  new Date(api.clock.now().getTime() - back * DAY_MS + hours * 3_600_000).toISOString()

beforeAll(async () => {
  api = await openTestApi()
  const { target } = api.environment.configuration.brand
  const needs = life.measuringOn(api.db, 'postgres://nowhere', api.clock)
  money = await life.addPlayer(api.db, target, day(100))
  sad = await life.addPlayer(api.db, target, day(100))
  for (const back of [2, 3, 4]) await life.deposit(api.db, money, day(back), 4_500_000)
  for (const back of [2, 3]) await life.withdraw(api.db, money, day(back, 1), { amountMinor: 8_000_000 })
  for (const back of [1, 2, 3]) await life.raiseLimit(api.db, sad, day(back))
  await life.pressStop(api.db, sad, day(1))
  await touchWithLinked(needs, sad)
  await countPlay(needs)
  await makeSignals(needs)
  risk = await api.tokenOfRole('risk')
  care = await api.tokenOfRole('care')
  support = await api.tokenOfRole('support')
  admin = api.tokens.staff
})
afterAll(() => api?.close())

const send = (call: CallDefinition, input: object, token = risk) => api.send(call, { input, token })
async function ask<Reply>(call: CallDefinition, input: object, token = risk): Promise<Reply> {
  const answer = await send(call, input, token)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Reply>()
}
async function refused(call: CallDefinition, input: object, token = risk): Promise<string> {
  const answer = await send(call, input, token)
  return answer.json<{ code: string }>().code
}
const alertsFor = async (token: string) =>
  (await ask<{ rows: AlertRow[] }>(alertCalls.listAlerts, { query: {} }, token)).rows
const alertOf = async (token: string) => (await alertsFor(token))[0]?.alertId ?? ''
const caseOf = async (token: string) =>
  (await ask<{ rows: CaseRow[] }>(caseCalls.listCases, { query: {} }, token)).rows[0]?.caseId ?? ''
const read = async (token = risk) => ask<RiskCase>(caseCalls.getCase, { query: { caseId: await caseOf(token) } }, token)

describe('who sees what', () => {
  it('each area has its own staff, and what is not theirs is not there', async () => {
    expect((await alertsFor(risk)).map(({ area, playerId }) => [area, playerId])).toEqual([['money', money]])
    expect((await alertsFor(care)).map(({ area, playerId }) => [area, playerId])).toEqual([['care', sad]])
    expect(await alertsFor(admin)).toHaveLength(2)
    const foreign = { body: { alertId: await alertOf(care) } }
    expect(await refused(caseCalls.openCase, foreign)).toBe('ERR_ALERT_NOT_FOUND')
    const begun = { aboutPlayerId: money, area: 'money', words: WORDS }
    expect(await refused(caseCalls.beginCase, { body: begun }, care)).toBe('ERR_CASE_NOT_VALID')
    const { standing } = await ask<{ standing: unknown[] }>(
      alertCalls.listSignals,
      { query: { playerId: money } },
      care,
    )
    expect(standing).toEqual([])
  })

  it('support is let into none of it', async () => {
    for (const [call, input] of [
      [alertCalls.listAlerts, { query: {} }],
      [caseCalls.listCases, { query: {} }],
      [alertCalls.countRisk, { query: {} }],
      [alertCalls.listSignals, { query: { playerId: money } }],
      [thresholdCalls.getThresholds, { query: {} }],
    ] as const)
      expect((await send(call, input, support)).statusCode).toBe(403)
  })
})

describe('a case', () => {
  it('is opened once by two people at once, and is assigned to the one who opened it', async () => {
    const alertId = await alertOf(risk)
    const both = await Promise.all([risk, admin].map((token) => send(caseCalls.openCase, { body: { alertId } }, token)))
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
    expect(await read()).toMatchObject({ state: 'open', version: 2, alerts: [{ alertId, state: 'in-case' }] })
    const [alert] = (await read()).alerts
    const structuring = alert?.standing.find(({ signal }) => signal === 'structuring')
    expect(structuring).toMatchObject({ value: 3, at: 3, weight: 40, fires: true })
    expect(structuring?.facts.map(({ amountMinor }) => amountMinor)).toEqual([4_500_000, 4_500_000, 4_500_000])
    const again = { aboutPlayerId: money, area: 'money', words: WORDS }
    expect(await refused(caseCalls.beginCase, { body: again })).toBe('ERR_CASE_OPEN')
  })

  it('keeps every step encrypted, and refuses a step by somebody who has read an older state', async () => {
    const { caseId, version } = await read()
    const body = { caseId, seenVersion: version, kind: 'source-asked', words: WORDS }
    expect((await ask<RiskCase>(caseCalls.noteInCase, { body })).steps.at(-1)).toMatchObject({
      kind: 'source-asked',
      words: WORDS,
    })
    expect(await refused(caseCalls.noteInCase, { body })).toBe('ERR_STATE_CHANGED')
    expect(JSON.stringify(await api.db.query(sql`select * from risk.case_step`))).not.toContain('žirafě')
  })

  it('shows the evenings of its player to who may see it, and to nobody else', async () => {
    const { caseId } = await read()
    await api.db.query(sql`
      insert into risk.play_slot (player_id, starts_at, rounds, staked, won)
      values (${money}, ${day(1)}, 7, 700, 0), (${money}, ${day(40)}, 3, 300, 0)`)
    const { slots } = await ask<{ slots: object[] }>(caseCalls.getPlayOfCase, { query: { caseId } })
    expect(slots).toEqual([{ startsAt: day(1), rounds: 7, staked: { amountMinor: 700, currency: 'CZK' } }])
    expect(await refused(caseCalls.getPlayOfCase, { query: { caseId } }, care)).toBe('ERR_CASE_NOT_FOUND')
  })

  it('is given to who has the right of its area, and due later than now', async () => {
    const { caseId, version, dueAt } = await read()
    const { people } = await ask<{ people: { userId: number; name: string }[] }>(caseCalls.listWorkers, {
      query: { area: 'money' },
    })
    expect(people.map(({ name }) => name)).toEqual(['Iveta', 'risk'])
    const ownerId = people[0]?.userId ?? 0
    const given = await ask<RiskCase>(caseCalls.assignCase, { body: { caseId, seenVersion: version, ownerId, dueAt } })
    expect(given).toMatchObject({ ownerName: 'Iveta', dueAt })
    const next = { caseId, seenVersion: given.version, ownerId, dueAt: day(1) }
    expect(await refused(caseCalls.assignCase, { body: next })).toBe('ERR_CASE_NOT_VALID')
    const { people: others } = await ask<{ people: typeof people }>(
      caseCalls.listWorkers,
      { query: { area: 'care' } },
      care,
    )
    const stranger = { ...next, dueAt, ownerId: others.find(({ name }) => name === 'care')?.userId ?? 0 }
    expect(await refused(caseCalls.assignCase, { body: stranger })).toBe('ERR_STAFF_NOT_FOUND')
  })

  it('is given with many others, each by the rules of one, and seen before', async () => {
    const { caseId, ownerId } = await read()
    const many = async (cases: object[], to: number | null, isPreview = false) =>
      (
        await ask<{ rows: { outcome: string; code: string | null }[] }>(caseCalls.assignManyCases, {
          body: { cases, ownerId: to, isPreview },
        })
      ).rows.map(({ code, outcome }) => code ?? outcome)
    const seen = { caseId, seenOwnerId: ownerId }
    expect(await many([seen], null, true)).toEqual(['would-change'])
    expect((await read()).ownerId).toBe(ownerId)
    expect(await many([seen], null)).toEqual(['changed'])
    expect(await many([seen, { ...seen, seenOwnerId: null }], null)).toEqual(['ERR_STATE_CHANGED', 'same'])
    expect(await many([{ ...seen, seenOwnerId: null }], 999_999)).toEqual(['ERR_STAFF_NOT_FOUND'])
    expect(await many([{ ...seen, seenOwnerId: null }], ownerId)).toEqual(['changed'])
    // The audit log names the person: a number says nothing to whoever reads it.
    const changeOf = async ({ path: action }: CallDefinition) =>
      (await ask<ReplyOf<typeof getAudit>>(getAudit, { query: { action } }, admin)).rows.find(({ change }) => change)
    expect((await changeOf(caseCalls.assignManyCases))?.change?.after).toEqual({ owner: 'Iveta', cases: 1 })
    expect((await changeOf(caseCalls.assignCase))?.change?.after).toMatchObject({ owner: 'Iveta' })
  })

  it('is reported by two people, and the second one reads the words', async () => {
    const { caseId, version } = await read()
    const body = {
      caseId,
      seenVersion: version,
      words: `${WORDS} Proto oznamujeme.`,
      explanation: 'Podle pravidel o hlášení.',
    }
    const asked = await send(reportCalls.reportCase, { body })
    expect(asked.json()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const { approvalId } = asked.json<{ details: { approvalId: string } }>().details
    const sign = { body: { approvalId, explanation: 'Četla jsem a souhlasím s tím.', acceptedWarnings: [] } }
    expect((await send(approve, { ...sign })).statusCode).not.toBe(200)
    const open = await ask<{ rows: object[] }>(listApprovals, { query: { view: 'open' } }, support)
    expect(open.rows).toEqual([])
    const shown = await ask<{ look: { changes: object[] } }>(getApproval, { query: { approvalId } }, admin)
    expect(shown.look.changes).toEqual([
      { field: 'riskReport', before: null, after: body.words },
      { field: 'caseVersion', before: null, after: version },
      { field: 'reportContent', before: null, after: expect.stringMatching(/^SHA-256 [0-9a-f]{64}$/) },
    ])
    await ask(approve, sign, admin)
    const [report] = (await read()).reports
    expect(report).toMatchObject({ madeByName: 'risk', approvedByName: 'Iveta' })
    const query = { caseId, reportId: report?.reportId }
    expect(await refused(reportCalls.getReport, { query })).toBe('ERR_REPORT_IS_DOCUMENT')
    // One of before there were documents.
    await api.db.query(sql`update risk.report set file_id = null, sha256 = null where id = ${report?.reportId}`)
    const { xml } = await ask<{ xml: string }>(reportCalls.getReport, { query })
    expect(xml).toMatch(/<made at="[^"]+">\d+<\/made>/)
    expect(xml).not.toContain('Iveta')
    expect(xml).toContain('Proto oznamujeme.')
    expect(xml).toContain('<signal name="structuring"')
  })

  it('is decided by a person with a reason, and nothing is done to the player', async () => {
    const { caseId, version } = await read()
    const decide = { caseId, seenVersion: version, move: 'decide', words: WORDS }
    expect(await refused(caseCalls.moveCase, { body: decide })).toBe('ERR_CASE_NOT_VALID')
    const decided = await ask<RiskCase>(caseCalls.moveCase, { body: { ...decide, outcome: 'reported' } })
    expect(decided).toMatchObject({ state: 'closed', outcome: 'reported' })
    const wait = { caseId, seenVersion: decided.version, move: 'wait', words: WORDS }
    expect(await refused(caseCalls.moveCase, { body: wait })).toBe('ERR_CASE_STATE')
    const [player] = await api.db.query<{ state: string }>(sql`select state from players.player where id = ${money}`)
    expect(player?.state).toBe('open')
  })
})

it('an alert is set aside with a reason, once', async () => {
  const body = { alertId: await alertOf(care), words: WORDS }
  const two = await Promise.all([care, admin].map((token) => send(alertCalls.dismissAlert, { body }, token)))
  expect(two.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

describe('thresholds', () => {
  const terms = {
    ...FIRST_TERMS,
    signals: FIRST_TERMS.signals.map((one) => (one.signal === 'structuring' ? { ...one, at: 4 } : one)),
  }

  it('tell before how many they would have raised', async () => {
    const answer = await ask<{ proposed: object[]; now: object[] }>(thresholdCalls.previewThresholds, {
      body: { terms },
    })
    expect(answer.now).toContainEqual({ area: 'money', alerts: 1, players: 1 })
    expect(answer.proposed).toContainEqual({ area: 'money', alerts: 0, players: 0 })
    // Nothing is shown of another area.
    expect(answer.proposed.map((one) => (one as { area: string }).area)).toEqual(['money', 'fraud'])
  })

  it('of an area are changed by who has its right, and signed by who has it', async () => {
    const { target } = api.environment.configuration.brand
    const body = { terms, seenVersion: 0, explanation: 'Podle zkušeností za čtvrtletí.' }
    const foreign = await send(thresholdCalls.changeThresholds, { body }, care)
    expect(foreign.statusCode).toBe(403)
    expect(foreign.json()).toMatchObject({ details: { permission: 'risk.money' } })
    const own = { ...FIRST_TERMS, areas: { ...FIRST_TERMS.areas, care: FIRST_TERMS.areas.care + 1 } }
    const asked = await send(thresholdCalls.changeThresholds, { body: { ...body, terms: own } }, care)
    const { approvalId } = asked.json<{ details: { approvalId: string } }>().details
    const sign = { approvalId, explanation: 'Viděla jsem náhled za 90 dní.', acceptedWarnings: [] }
    expect((await send(approve, { body: sign }, risk)).json()).toMatchObject({ details: { permission: 'risk.care' } })
    expect(await ask(thresholdCalls.getThresholds, { query: {} })).toMatchObject({ version: 0 })
    // The audit log names what was refused, not only the request.
    await ask(refuseApproval, { body: { approvalId, explanation: 'Prahy péče zůstanou, jak jsou.' } }, admin)
    const [record] = await api.db.query<{ subjects: object[] }>(sql`
      select o.subjects from audit.call c join audit.call_outcome o on o.call_id = c.id
       where c.action = ${refuseApproval.path} and o.status = 200`)
    expect(record?.subjects).toContainEqual({ kind: 'risk-terms', id: target, label: '1' })
  })

  it('from before areas were recorded are refused, as those by somebody without a right for any area', async () => {
    const { target } = api.environment.configuration.brand
    const { market } = api.environment.configuration
    const { preview } = changeTermsAction({
      db: api.db,
      clock: api.clock,
      target,
      timeZone: market.timeZone,
      findWorkers: async () => [],
    })
    const asker = { userId: 1, name: 'risk' }
    await expect(api.db.transaction((tx) => preview(tx, { terms, seenVersion: 0 }, asker))).rejects.toThrow(NotAllowed)
  })

  it('are changed by two people, as a version', async () => {
    const low = { ...terms, signals: terms.signals.map((one) => ({ ...one, at: 1 })) }
    expect(await refused(thresholdCalls.previewThresholds, { body: { terms: low } })).toBe('ERR_THRESHOLDS_NOT_VALID')
    const body = { terms, seenVersion: 0, explanation: 'Podle zkušeností za čtvrtletí.' }
    const asked = await send(thresholdCalls.changeThresholds, { body })
    expect(asked.json()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    const { approvalId } = asked.json<{ details: { approvalId: string } }>().details
    const sign = { body: { approvalId, explanation: 'Viděla jsem náhled za 90 dní.', acceptedWarnings: [] } }
    await ask(approve, sign, admin)
    const now = await ask<{ version: number; versions: object[] }>(thresholdCalls.getThresholds, { query: {} })
    expect(now).toMatchObject({
      version: 1,
      terms,
      versions: [{ version: 1, askedByName: 'risk', approvedByName: 'Iveta' }],
    })
    expect(await refused(thresholdCalls.changeThresholds, { body })).toBe('ERR_STATE_CHANGED')
  })
})

describe('secrecy', () => {
  it('neither the timeline nor the audit log names the player beside a case', async () => {
    const { rows } = await ask<{ rows: object[] }>(getTimeline, { query: { playerId: money } }, admin)
    expect(JSON.stringify(rows)).not.toMatch(/case|alert/i)
    const records = await api.db.query(sql`
      select c.* from audit.call c join audit.call_outcome o on o.call_id = c.id
       where c.action like '%/Risk/%' and c.action not like '%/ListSignals' and (c.player_id is not null or o.player_id is not null)`)
    expect(records).toEqual([])
    const words = await api.db.query(sql`select * from audit.call where action like '%/Risk/%'`)
    expect(JSON.stringify(words)).not.toContain('žirafě')
  })

  it('a copy of one’s data contains care, and nothing of money, which is retained', async () => {
    const { db, clock, environment } = api
    const { configuration } = environment
    const cipher = makeFieldCipher(environment.fieldKeys)
    const ground = { db, clock, configuration, cipher, bus: { send: async () => {} } }
    const { parts } = composePrivacy(ground, environment, {
      documents: composeDocuments(ground, environment),
      signIn: await composeSignIn(ground, environment, { passwordCost: cheapPasswords }),
    })
    const own = parts.filter(({ name }) => name === 'notes')
    const copy = async (player: number, isWithheld: boolean) =>
      JSON.stringify(
        await Promise.all(
          own.filter((part) => (part.isWithheld ?? false) === isWithheld).map((part) => part.read(db, player)),
        ),
      )
    expect(await copy(money, false)).not.toMatch(/structuring|žirafě/)
    expect(await copy(money, true)).toMatch(/structuring.*žirafě/)
    expect(await copy(sad, false)).toMatch(/stop-button.*žirafě/)
    await db.transaction(async (tx) => {
      for (const { erase } of own) for (const player of [money, sad]) await erase?.(tx, player, clock.now())
    })
    for (const rows of await Promise.all([
      db.query(sql`select 1 from risk.alert`),
      db.query(sql`select 1 from risk.case_step`),
      db.query(sql`select 1 from risk.report`),
      db.query(sql`select 1 from risk.measure`),
    ]))
      expect(rows).toEqual([])
  })
})

describe('thresholds in force', () => {
  it('count for the last days of players about whom nothing new happened', async () => {
    const { target } = api.environment.configuration.brand
    const measuring = life.measuringOn(api.db, 'postgres://nowhere', api.clock)
    const quiet = await life.addPlayer(api.db, target, day(100))
    for (const back of [2, 3]) await life.deposit(api.db, quiet, day(back), 4_500_000)
    await countPlay(measuring)
    await makeSignals(measuring)
    const alertsOfQuiet = async () => (await alertsFor(risk)).filter(({ playerId }) => playerId === quiet)
    expect(await alertsOfQuiet()).toEqual([])
    const { version, terms } = await ask<{ version: number; terms: RiskTerms }>(thresholdCalls.getThresholds, {
      query: {},
    })
    const signals = terms.signals.map((one) => (one.signal === 'structuring' ? { ...one, at: 2, weight: 60 } : one))
    const body = { terms: { ...terms, signals }, seenVersion: version, explanation: 'Podle zkušeností za čtvrtletí.' }
    const asked = await send(thresholdCalls.changeThresholds, { body })
    const { approvalId } = asked.json<{ details: { approvalId: string } }>().details
    await ask(approve, { body: { approvalId, explanation: 'Viděla jsem náhled za 90 dní.' } }, admin)
    await makeSignals(measuring)
    expect(await alertsOfQuiet()).toMatchObject([{ area: 'money', signals: ['structuring'] }])
    // Whom no threshold concerns is not measured again.
    expect(await api.db.query(sql`select from risk.touched`)).toEqual([])
  })
})
