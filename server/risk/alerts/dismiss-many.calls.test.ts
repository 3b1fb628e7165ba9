import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { approve, getApproval, listApprovals } from '#contract/play-v1/approvals.ts'
import { dismissManyAlerts as call } from '#contract/play-v1/risk-alerts.ts'
import type { RiskArea } from '#contract/shapes/risk.ts'
import {
  eraseRequestsAbout,
  findRequestsAbout,
  findHeldRequestsAbout,
} from '#server/approvals/personal-data.queries.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'

const WORDS = 'Všechno jsou výplaty po svátcích, doklady o žirafě sedí.'
const EXPLANATION = 'Po svátcích chodí stejné podněty.'

let api: TestApi
let risk: string
let care: string

beforeAll(async () => {
  api = await openTestApi()
  risk = await api.tokenOfRole('risk')
  care = await api.tokenOfRole('care')
})
afterAll(() => api?.close())

/** Open alerts, each about a different player. */
async function raise(count: number, area: RiskArea = 'money'): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId(api.clock.now()))
  const { target } = api.environment.configuration.brand
  await api.db.query(sql`
    insert into risk.alert (id, target, player_id, area, day, score, terms_version, signals, standing, raised_at)
    select id, ${target}, 900000000 + (select coalesce(max(number), 0) from risk.alert) + place, ${area}, '2026-11-20', 100, 0,
           array['structuring'], '[]', ${api.clock.now()}
      from unnest(${ids}::uuid[]) with ordinality as asked (id, place)`)
  return ids
}
const send = (of: CallDefinition, input: object, token: string) => api.send(of, { input, token })
const dismiss = (alertIds: readonly string[], token = risk, more: object = {}) =>
  send(call, { body: { alertIds, words: WORDS, isPreview: false, explanation: EXPLANATION, ...more } }, token)
const statesOf = async (ids: readonly string[]) =>
  (
    await api.db.query<{ state: string }>(sql`
      select distinct state from risk.alert where id = any(${[...ids]}::uuid[])`)
  ).map(({ state }) => state)

it('more than ten wait for a second person, who has the right of their area', async () => {
  const ids = await raise(11)
  const preview = await dismiss(ids, risk, { isPreview: true })
  expect(preview.json()).toMatchObject({ needs: 'second' })
  const asked = await dismiss(ids)
  expect(asked.json()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  expect(await statesOf(ids)).toEqual(['waiting'])
  const { approvalId } = asked.json<{ details: { approvalId: string } }>().details
  const signing = { body: { approvalId, explanation: 'Prošla jsem je všechny.', acceptedWarnings: [] } }
  // Staff for care have no permission for money: such an alert is not found, and cannot be approved.
  const seen = await send(listApprovals, { query: { view: 'mine' } }, care)
  expect(seen.json<{ rows: object[] }>().rows).toEqual([])
  expect((await send(getApproval, { query: { approvalId } }, care)).json()).toMatchObject({
    code: 'ERR_APPROVAL_NOT_FOUND',
  })
  expect((await send(approve, signing, care)).statusCode).toBe(403)
  expect((await send(approve, signing, risk)).json()).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
  const shown = await send(getApproval, { query: { approvalId } }, api.tokens.staff)
  expect(shown.json()).toMatchObject({
    permissions: ['risk.work', 'risk.money'],
    touched: { kind: 'players', count: 11 },
  })
  const signed = await send(approve, signing, api.tokens.staff)
  expect(signed.json(), signed.body).toMatchObject({ state: 'executed' })
  expect(await statesOf(ids)).toEqual(['dismissed'])
  const people = await api.db.query(sql`
    select distinct decided_by_name, confirmed_by_name from risk.alert where id = any(${ids}::uuid[])`)
  expect(people).toEqual([{ decidedByName: 'risk', confirmedByName: 'Iveta' }])
  expect(JSON.stringify(await api.db.query(sql`select * from audit.call_change`))).not.toContain('žirafě')
})

it('what is asked for of many goes with each of them: of suspicions with the identity, of care with the person', async () => {
  const kept = async (approvalId: string) => {
    const rows = await api.db.query<{ state: string; isKept: boolean }>(sql`
      select state, input_sealed is not null and look_sealed is not null and reason is not null as is_kept
        from approvals.request where id = ${approvalId}::uuid`)
    return rows[0]
  }
  const erase = (isHeld: boolean, playerId: number) =>
    api.db.transaction((tx) => eraseRequestsAbout(tx, playerId, { at: api.clock.now(), isHeld }))
  for (const area of ['money', 'care'] as const) {
    const token = area === 'care' ? care : risk
    const ids = await raise(12, area)
    const asked = (await dismiss(ids, token)).json<{ code: string; details: { approvalId: string } }>()
    expect(asked.code).toBe('ERR_APPROVAL_NEEDED')
    const { approvalId } = asked.details
    const people = await api.db.query<{ playerId: number }>(sql`
      select player_id from risk.alert where id = any(${ids}::uuid[]) order by player_id`)
    const [first, last] = [people[0]?.playerId ?? 0, people.at(-1)?.playerId ?? 0]
    await erase(area !== 'money', first)
    await erase(true, 1)
    expect(await kept(approvalId)).toEqual({ state: 'waiting', isKept: true })
    // A suspicion is not part of the copy of a person's data.
    expect(await findRequestsAbout(api.db, last)).toEqual([])
    expect(await findHeldRequestsAbout(api.db, last)).toMatchObject(
      area === 'money' ? [{ action: 'risk.dismiss-many', reason: EXPLANATION }] : [],
    )
    await erase(area === 'money', last)
    expect(await kept(approvalId)).toEqual({ state: 'expired', isKept: false })
  }
})

it('a heap is not split: what one person set aside alone within a day counts', async () => {
  const [first, second] = [await raise(6), await raise(6)]
  expect((await dismiss(first)).statusCode).toBe(200)
  expect((await dismiss(second)).json()).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
  api.clock.advance(25 * 3_600_000)
  const third = await raise(6)
  risk = await api.tokenOfRole('risk')
  expect((await dismiss(third)).statusCode).toBe(200)
  // Two at once are judged one after another.
  const admin = await api.tokenOfRole('administrator')
  const both = await Promise.all([await raise(6), await raise(6)].map((ids) => dismiss(ids, admin)))
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422])
})

it('what somebody decides meanwhile makes the request void', async () => {
  const ids = await raise(11)
  const token = await api.tokenOfRole('administrator')
  const { approvalId } = (await dismiss(ids, token)).json<{ details: { approvalId: string } }>().details
  expect((await dismiss(ids.slice(0, 1), risk)).statusCode).toBe(200)
  risk = await api.tokenOfRole('risk')
  const signing = { body: { approvalId, explanation: 'Prošla jsem je všechny.', acceptedWarnings: [] } }
  expect((await send(approve, signing, risk)).json()).toMatchObject({ state: 'changed' })
  expect(await statesOf(ids)).toHaveLength(2)
})
