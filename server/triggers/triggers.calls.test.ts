import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import * as platform from '#contract/onling-v2/platform-event.ts'
import * as inbox from '#contract/play-v1/inbox.ts'
import * as calls from '#contract/play-v1/triggers.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { openDatabase, sql, type Database } from '../kernel/index.ts'
import { hearEvents } from './firing/hear-events.ts'
import type { FiringNeeds } from './needs.ts'
import { relay, tellEvent, triggersOf } from './test-triggers.ts'

const WHY = 'Agreed in the plan of the month.'

let api: TestApi
let otherDb: Database
let needs: FiringNeeds
let other: FiringNeeds
let playerId: number
let second: string
let keys = 0

beforeAll(async () => {
  api = await openTestApi()
  otherDb = openDatabase({ url: api.db.url, connections: 4, applicationName: 'other' })
  needs = triggersOf(api)
  other = triggersOf(api, otherDb)
  second = await api.tokenOfRole('payments')
  const [jana] = await api.db.query<{ id: number }>(
    sql`select id from players.player where email = 'jana@players.test'`,
  )
  playerId = jana?.id ?? 0
})
afterAll(async () => {
  await otherDb?.close()
  await api?.close()
})

const staff = async (call: CallDefinition, input: object) => {
  const answer = await api.send(call, { input, token: await api.freshToken('staff') })
  return { status: answer.statusCode, body: answer.json() }
}
const player = async (call: CallDefinition, input: object) =>
  (await api.send(call, { input, token: await api.freshToken('player') })).json()

async function define(event: string): Promise<string> {
  keys += 1
  const body = { key: `event-${keys}`, event, description: 'For these tests', isEnabled: true }
  return (await staff(platform.createDefinition, { body })).body.definitionId
}
const texts = (text: string) =>
  Object.fromEntries(needs.languages.map((language) => [language, `${text} (${language})`]))
const MESSAGE = (): TriggerTerms['action'] => ({
  kind: 'inbox',
  title: texts('Welcome'),
  body: texts('We are glad that you are here.'),
  link: null,
  isOffer: false,
})
const termsOf = async (event: string, more: Partial<TriggerTerms> = {}): Promise<TriggerTerms> => ({
  name: 'For these tests',
  definitionId: more.definitionId ?? (await define(event)),
  condition: { join: 'all', of: [] },
  action: MESSAGE(),
  limits: { perDay: null, perPerson: null, coolDownMinutes: null, budget: 1_000 },
  ...more,
})
const write = async (terms: TriggerTerms) => staff(platform.createTrigger, { body: { terms } })
const WARNINGS = ['without-condition', 'sends-out']
const goLive = (triggerId: string, acceptedWarnings: readonly string[] = WARNINGS) =>
  signByTwo(api, calls.goLive, { body: { triggerId, version: 1, explanation: WHY }, second, acceptedWarnings })
async function live(event: string, more: Partial<TriggerTerms> = {}): Promise<string> {
  const { body } = await write(await termsOf(event, more))
  const { triggerId } = body.trigger
  const signed = await goLive(triggerId)
  expect(signed.status).toBe(200)
  return triggerId
}
const firingsOf = async (triggerId: string) => (await staff(calls.listFirings, { query: { triggerId } })).body.rows
const messages = async () => (await player(inbox.listMessages, { query: {} })).rows
/** Tells an event and lets both processes hear it at once. */
async function happens<Name extends Parameters<typeof tellEvent>[1]>(
  name: Name,
  payload: Parameters<typeof tellEvent<Name>>[2],
): Promise<number> {
  api.clock.advance(1_000)
  const id = await tellEvent(api, name, payload)
  await relay(api)
  await Promise.all([hearEvents(needs), hearEvents(other)])
  return id
}

/** A trigger of one test hears nothing of the next one. */
beforeEach(async () => {
  await relay(api)
  await api.db.query(sql`update kernel.event set waits = false`)
  await api.db.query(
    sql`update triggers.trigger set state = 'ended', ended_by = 'staff', ended_at = now() where state <> 'ended'`,
  )
  await api.db.query(sql`delete from loyalty.message`)
})

describe('a trigger', () => {
  it('hears nothing before two people have put it live, then writes into the inbox and is listed', async () => {
    const { body } = await write(await termsOf('players.avatar-changed'))
    const { triggerId, state } = body.trigger
    expect(state).toBe('draft')
    await happens('players.avatar-changed', { playerId })
    expect(await messages()).toEqual([])

    const signed = await goLive(triggerId)
    expect(signed.body).toMatchObject({})
    const eventId = await happens('players.avatar-changed', { playerId })
    const rows = await messages()
    expect(rows).toMatchObject([{ category: 'account', isRead: false }])
    expect(rows[0].title).toContain('Welcome')
    expect(await firingsOf(triggerId)).toMatchObject([{ eventId, playerId, hasFired: true, whyNot: null }])
    expect((await staff(platform.getTrigger, { query: { triggerId } })).body).toMatchObject({ state: 'live', fired: 1 })
  })

  it('answers an event once, however often and by however many processes it is heard', async () => {
    const triggerId = await live('players.avatar-changed')
    const eventId = await happens('players.avatar-changed', { playerId })
    for (let again = 0; again < 3; again += 1) {
      await api.db.query(sql`update kernel.event set waits = true, next_attempt_at = now() where id = ${eventId}`)
      await Promise.all([hearEvents(needs), hearEvents(other)])
    }
    expect(await messages()).toHaveLength(1)
    expect(await firingsOf(triggerId)).toHaveLength(1)
  })

  it('says why it did not fire: its condition, and its limits', async () => {
    const triggerId = await live('registration.contact-proved', {
      condition: { join: 'all', of: [{ field: 'channel', operator: 'is', value: 'phone' }] },
      limits: { perDay: 1, perPerson: 2, coolDownMinutes: 60, budget: 10 },
    })
    await happens('registration.contact-proved', { playerId, channel: 'email' })
    await happens('registration.contact-proved', { playerId, channel: 'phone' })
    await happens('registration.contact-proved', { playerId, channel: 'phone' })
    expect((await firingsOf(triggerId)).map(({ whyNot }: { whyNot: string | null }) => whyNot)).toEqual([
      'per-day',
      null,
      'condition',
    ])
  })

  it('ends when its budget is used up', async () => {
    const triggerId = await live('players.avatar-changed', {
      limits: { perDay: null, perPerson: null, coolDownMinutes: null, budget: 2 },
    })
    for (let time = 0; time < 4; time += 1) await happens('players.avatar-changed', { playerId })
    expect(await messages()).toHaveLength(2)
    expect((await staff(platform.getTrigger, { query: { triggerId } })).body).toMatchObject({
      state: 'ended',
      endedBy: 'budget',
      fired: 2,
    })
  })
})
