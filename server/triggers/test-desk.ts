import { expect } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import type { EventName, PayloadOf } from '#contract/events.ts'
import * as platform from '#contract/onling-v2/platform-event.ts'
import * as calls from '#contract/play-v1/triggers.ts'
import type { TriggerTerms } from '#contract/shapes/triggers.ts'
import { openTestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { openDatabase, sql } from '../kernel/index.ts'
import { startListening, handleEvents } from './firing/handle-events.ts'
import { relay, publishEvent, triggersOf } from './test-triggers.ts'

export const WHY = 'Agreed in the plan of the month.'
const WARNINGS = ['without-condition', 'sends-out']

export type TriggerDesk = Awaited<ReturnType<typeof openTriggerDesk>>

/** The whole API, two workers' rooms of triggers, two people of the staff who write and sign, and a player. */
export async function openTriggerDesk(options: Parameters<typeof openTestApi>[0] = {}) {
  const api = await openTestApi(options)
  const otherDb = openDatabase({ url: api.db.url, connections: 4, applicationName: 'other' })
  const rooms = [triggersOf(api), triggersOf(api, otherDb)] as const
  const [{ needs }, { needs: other }] = rooms
  await startListening(needs)
  const second = await api.tokenOfRole('payments')
  const [jana] = await api.db.query<{ id: number }>(
    sql`select id from players.player where email = 'jana@players.test'`,
  )
  const playerId = jana?.id ?? 0
  let keys = 0

  const staff = async (call: CallDefinition, input: object) => {
    const answer = await api.send(call, { input, token: await api.freshToken('staff') })
    return { status: answer.statusCode, body: answer.json() }
  }
  const player = async (call: CallDefinition, input: object) =>
    (await api.send(call, { input, token: await api.freshToken('player') })).json()
  const define = async (event: string): Promise<string> => {
    keys += 1
    const body = { key: `event-${keys}`, event, description: 'For these tests', isEnabled: true, explanation: WHY }
    return (await staff(platform.createDefinition, { body })).body.definitionId
  }
  const texts = (text: string) =>
    Object.fromEntries(needs.languages.map((language) => [language, `${text} (${language})`]))
  const message = () =>
    ({ kind: 'inbox', title: texts('Welcome'), body: texts('We are glad.'), link: null, isOffer: false }) as const
  const terms = async (event: string, more: Partial<TriggerTerms> = {}): Promise<TriggerTerms> => ({
    name: 'For these tests',
    definitionId: more.definitionId ?? (await define(event)),
    condition: { join: 'all', of: [] },
    action: message(),
    limits: { perDay: null, perPerson: null, coolDownMinutes: null, budget: 1_000 },
    ...more,
  })
  const write = (of: TriggerTerms) => staff(platform.createTrigger, { body: { terms: of } })
  const goLive = (triggerId: string, version = 1) =>
    signByTwo(api, calls.goLive, {
      body: { triggerId, version, explanation: WHY },
      second,
      acceptedWarnings: WARNINGS,
    })
  const hear = () => Promise.all([handleEvents(needs), handleEvents(other)])
  const tells = async <Name extends EventName>(name: Name, payload: PayloadOf<Name>): Promise<number> => {
    api.clock.advance(1_000)
    await relay(api)
    await api.db.query(sql`delete from kernel.event_waiting`)
    const id = await publishEvent(api, name, payload)
    await relay(api)
    return id
  }
  return {
    api,
    needs,
    other,
    second,
    playerId,
    staff,
    player,
    define,
    texts,
    message,
    terms,
    write,
    goLive,
    tells,
    /** A trigger that two people have put live. */
    live: async (event: string, more: Partial<TriggerTerms> = {}): Promise<string> => {
      const { body } = await write(await terms(event, more))
      const { triggerId } = body.trigger
      expect((await goLive(triggerId)).status).toBe(200)
      return triggerId
    },
    firings: async (triggerId: string) => (await staff(calls.listFirings, { query: { triggerId } })).body.rows,
    /** Tells an event, besides which nothing waits, and lets both processes hear it at once. Gives its number. */
    happens: async <Name extends EventName>(name: Name, payload: PayloadOf<Name>): Promise<number> => {
      const id = await tells(name, payload)
      await hear()
      return id
    },
    /** What was told last is heard once more, by both. */
    hearAgain: async (): Promise<void> => {
      await api.db.query(sql`
        insert into kernel.event_waiting (listener, event_id, next_attempt_at)
        select name, (select max(id) from kernel.event), now() from kernel.event_listener
        on conflict (listener, event_id) do update set next_attempt_at = now()`)
      await hear()
    },
    /** A trigger of one test hears nothing of the next one. */
    endAll: async (): Promise<void> => {
      await api.db.query(sql`
        update triggers.trigger set state = 'ended', ended_by = 'staff', ended_at = now() where state <> 'ended'`)
      await api.db.query(sql`delete from loyalty.message`)
    },
    close: async (): Promise<void> => {
      await Promise.all(rooms.map((room) => room.close()))
      await otherDb.close()
      await api.close()
    },
  }
}
