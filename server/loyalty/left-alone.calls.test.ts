import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composeCounting } from '#apps/api/compose/compose-loyalty.ts'
import { openMail } from '#apps/api/compose/open-mail.ts'
import type { CallDefinition } from '#contract/call.ts'
import * as loyalty from '#contract/capi-v1/player-loyalty.ts'
import * as club from '#contract/play-v1/club.ts'
import * as inbox from '#contract/play-v1/inbox.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { newId, sql } from '../kernel/index.ts'
import { insertDefinition } from './definitions/definitions.queries.ts'
import { sendMessage } from './inbox/send-message.ts'
import { checkPoints, countQuietDays, loyaltyParts, type CountNeeds } from './index.ts'

const DAY_MS = 86_400_000
const EMAIL = 'jana@players.test'

let api: TestApi
let needs: CountNeeds
let playerId: number
beforeAll(async () => {
  api = await openTestApi()
  needs = composeCounting({ db: api.db, clock: api.clock, configuration: api.environment.configuration })
  const [jana] = await api.db.query<{ id: number }>(sql`select id from players.player where email = ${EMAIL}`)
  playerId = jana?.id ?? 0
})
afterAll(() => api.close())

const ask = async (call: CallDefinition, input: object) =>
  (await api.send(call, { input, token: await api.freshToken('player') })).json()
const status = () => ask(loyalty.status, { body: {} })
const messages = async () => (await ask(inbox.listMessages, { query: {} })).rows

/** The event of a changed limit, as published by the room of limits. */
async function changeLimit(fromValue: number | null, toValue: number | null, isFirst: boolean): Promise<void> {
  const now = api.clock.now()
  await api.db.query(sql`insert into limits.player (player_id) values (${playerId}) on conflict do nothing`)
  await api.db.query(sql`
    insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
    values (${playerId}, 'StakeDayCasinoLimit', ${fromValue}, ${toValue}, ${isFirst}, ${now}, ${now}, 'CZ-02', 'CZE')`)
}

describe('the inbox', () => {
  const letter = {
    to: EMAIL,
    language: 'cs',
    template: 'deposit-arrived',
    values: { amount: '200 Kč', reference: '77' },
  } as const
  it("stores an informative letter, in the letter's transaction", async () => {
    const queueMail = openMail({ clock: api.clock, configuration: api.environment.configuration })
    await api.db.transaction((tx) => queueMail(tx, letter))
    await expect(
      api.db.transaction(async (tx) => {
        await queueMail(tx, letter)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    const rows = await messages()
    expect(rows).toMatchObject([{ category: 'money', isRead: false }])
    expect(rows[0].body).toContain('200 Kč')
    expect((await status()).coreInboxUnreadCount).toBe(1)
  })
  it('never stores a code', async () => {
    const queueMail = openMail({ clock: api.clock, configuration: api.environment.configuration })
    const code = {
      to: EMAIL,
      language: 'cs',
      template: 'one-time-password',
      values: { code: '123456', minutes: 5 },
    } as const
    await api.db.transaction((tx) => queueMail(tx, code))
    expect(await messages()).toHaveLength(1)
  })
  it('marks messages as read, and deletes them', async () => {
    const [{ messageId }] = await messages()
    expect(await ask(inbox.readMessages, { body: { messageId } })).toEqual({ unread: 0 })
    expect(await messages()).toMatchObject([{ isRead: true }])
    expect(await ask(inbox.deleteMessage, { body: { messageId } })).toEqual({ unread: 0 })
    expect((await ask(inbox.deleteMessage, { body: { messageId } })).code).toBe('ERR_MESSAGE_NOT_FOUND')
    expect(await messages()).toEqual([])
  })
  it('shows a message until its expiry, and one message per cause', async () => {
    const expiresAt = new Date(api.clock.now().getTime() + DAY_MS)
    const message = {
      playerId,
      category: 'offers',
      title: 'Nabídka',
      body: 'Text',
      cause: 'offer:1',
      expiresAt,
    } as const
    for (const _ of [1, 2]) await api.db.transaction((tx) => sendMessage(needs, tx, message))
    expect(await messages()).toHaveLength(1)
    api.clock.advance(DAY_MS)
    expect(await messages()).toEqual([])
  })
})

describe('days within limits', () => {
  it('count with a limit that refused nothing, once, whichever process counts', async () => {
    await countQuietDays(needs)
    await changeLimit(null, 100_000, true)
    await status()
    api.clock.advance(2 * DAY_MS)
    // Two workers at once: each day is one fact and one movement.
    await Promise.all([countQuietDays(needs), countQuietDays(needs)])
    const given = await api.db.query<{ points: number }>(sql`
      select points from loyalty.movement where player_id = ${playerId} and source = 'rule:quiet-day'`)
    const days = await api.db.query(sql`
      select event_id from loyalty.fact where player_id = ${playerId} and kind = 'quiet-day'`)
    expect(days.length).toBeGreaterThan(0)
    // The daily maximum of the rule applies to the days counted together.
    expect(given.reduce((sum, { points }) => sum + points, 0)).toBe(100)
    expect((await checkPoints(api.db)).differences).toEqual([])
  })
  it('do not count if a limit refused something', async () => {
    await countQuietDays(needs)
    const before = await api.db.query(sql`select 1 from loyalty.fact where kind = 'quiet-day'`)
    const at = api.clock.now()
    await api.db.query(sql`
      insert into law.decision (id, at, market, pack_id, pack_fingerprint, player_id, action_kind, action, state, rule_id,
                                code, refusal)
      values (${newId(at)}, ${at}, 'CZE', 'CZE', '', ${playerId}, 'stake', '{}', '{}', 'CZ-04', 'ERR_STAKE_LIMIT_REACHED', '{}')`)
    api.clock.advance(DAY_MS)
    await status()
    await countQuietDays(needs)
    const after = await api.db.query(sql`select 1 from loyalty.fact where kind = 'quiet-day'`)
    expect(after.length).toBe(before.length)
  })
})

describe('a player who has tightened a limit', () => {
  const buy = () => ask(club.buyItem, { body: { key: 'star', idempotencyKey: 'a-key-for-the-store-1' } })
  it('sees no offers and a closed store, and everything again later', async () => {
    const offer = { playerId, category: 'offers', title: 'Nabídka', body: 'Text', cause: 'offer:2' } as const
    await api.db.transaction((tx) => sendMessage(needs, tx, offer))
    const offers = async () => (await messages()).filter(({ category }: { category: string }) => category === 'offers')
    expect(await offers()).toHaveLength(1)
    expect((await ask(club.getClub, { query: {} })).isStoreClosed).toBe(false)
    expect((await buy()).code).toBe('ERR_NOT_ENOUGH_POINTS')

    await changeLimit(100_000, 50_000, false)
    expect(await offers()).toEqual([])
    expect((await ask(club.getClub, { query: {} })).isStoreClosed).toBe(true)
    expect((await buy()).code).toBe('ERR_STORE_CLOSED')

    api.clock.advance(91 * DAY_MS)
    expect(await offers()).toHaveLength(1)
    expect((await ask(club.getClub, { query: {} })).isStoreClosed).toBe(false)
  })
})

describe('the public view of the club', () => {
  it('has its levels and missions, and the note of the law on points for play', async () => {
    const told = (await api.send(club.describeClub, { input: { query: { language: 'cs' } } })).json()
    const own = await ask(club.getClub, { query: { language: 'cs' } })
    expect(told.levels.map(({ name }: { name: string }) => name)).toEqual(
      own.levels.map(({ name }: { name: string }) => name),
    )
    expect(told.missions.length).toBe(own.missions.length)
    expect(told.missions.length).toBeGreaterThan(0)
    expect(told.lawNote.ruleId).toBe(own.lawNote.ruleId)
  })
  it('shows missions for days of play to no player who must not be tempted', async () => {
    const at = api.clock.now()
    const person = { writtenBy: 1, writtenByName: 'A', approvedBy: 2, approvedByName: 'B' }
    const text = { cs: 'Dny hry', en: 'Days of play' }
    const content = { fact: 'play-day', count: 3, points: 50, expiresAfterDays: null, icon: 'dice' } as const
    await api.db.transaction((tx) =>
      insertDefinition(tx, api.environment.configuration.brand.target, {
        id: newId(at),
        kind: 'mission',
        key: 'days-of-play',
        version: 1,
        content: { kind: 'mission', name: text, description: text, ...content },
        isOn: true,
        validFrom: at,
        explanation: 'A test',
        ...person,
      }),
    )
    const keys = async () =>
      (await ask(club.getClub, { query: {} })).missions.map(({ key }: { key: string }) => key) as string[]
    expect(await keys()).toContain('days-of-play')
    await changeLimit(50_000, 40_000, false)
    expect(await keys()).not.toContain('days-of-play')
    api.clock.advance(91 * DAY_MS)
    expect(await keys()).toContain('days-of-play')
  })
})

describe('personal data of the club', () => {
  it("is in the copy of one's data, and messages are erased", async () => {
    const parts = loyaltyParts()
    const copy = Object.assign({}, ...(await Promise.all(parts.map((part) => part.read(api.db, playerId)))))
    expect(copy.points.length).toBeGreaterThan(0)
    expect(copy.inbox.length).toBeGreaterThan(0)
    await api.db.transaction(async (tx) => {
      for (const part of parts) await part.erase?.(tx, playerId, api.clock.now())
    })
    const left = Object.assign({}, ...(await Promise.all(parts.map((part) => part.read(api.db, playerId)))))
    expect(left.inbox).toEqual([])
    // Points remain under a number that identifies nobody, and their sum is unchanged.
    expect(left.points).toEqual(copy.points)
    expect((await checkPoints(api.db)).differences).toEqual([])
  })
})
