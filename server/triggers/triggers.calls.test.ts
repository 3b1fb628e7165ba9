import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as platform from '#contract/onling-v2/platform-event.ts'
import * as inbox from '#contract/play-v1/inbox.ts'
import * as calls from '#contract/play-v1/triggers.ts'
import { sql } from '../kernel/index.ts'
import { triggerParts } from './personal-data.ts'
import { openTriggerDesk, WHY, type TriggerDesk } from './test-desk.ts'
import { forgetFirings } from './triggers.work.ts'

let desk: TriggerDesk
beforeAll(async () => {
  desk = await openTriggerDesk()
})
afterAll(() => desk?.close())
beforeEach(() => desk.endAll())

const messages = async () => (await desk.player(inbox.listMessages, { query: {} })).rows
const get = async (triggerId: string) => (await desk.staff(platform.getTrigger, { query: { triggerId } })).body

describe('a trigger', () => {
  it('reacts to nothing before two people have put it live, then writes to the inbox and is listed', async () => {
    const { body } = await desk.write(await desk.terms('players.avatar-changed'))
    const { triggerId, state } = body.trigger
    const { playerId } = desk
    expect(state).toBe('draft')
    await desk.happens('players.avatar-changed', { playerId })
    expect(await messages()).toEqual([])

    expect((await desk.goLive(triggerId)).status).toBe(200)
    const eventId = await desk.happens('players.avatar-changed', { playerId })
    const rows = await messages()
    expect(rows).toMatchObject([{ category: 'account', isRead: false }])
    expect(rows[0].title).toContain('Welcome')
    expect(await desk.firings(triggerId)).toMatchObject([{ eventId, playerId, hasFired: true, whyNot: null }])
    expect(await get(triggerId)).toMatchObject({ state: 'live', fired: 1 })
  })

  it('answers an event once, however often and by however many processes it is handled', async () => {
    const triggerId = await desk.live('players.avatar-changed')
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    for (let again = 0; again < 3; again += 1) await desk.hearAgain()
    expect(await messages()).toHaveLength(1)
    expect(await desk.firings(triggerId)).toHaveLength(1)
  })

  it('deletes expired firings without an action, in batches, and keeps the others', async () => {
    const { playerId } = desk
    const triggerId = await desk.live('players.avatar-changed', {
      limits: { perDay: null, perPerson: 1, coolDownMinutes: null, budget: 1_000 },
    })
    for (let time = 0; time < 4; time += 1) await desk.happens('players.avatar-changed', { playerId })
    const firings = async () => (await desk.firings(triggerId)).map(({ hasFired }: { hasFired: boolean }) => hasFired)
    expect(await firings()).toEqual([false, false, false, true])
    const [old, tomorrow] = [new Date(0), new Date(desk.api.clock.now().getTime() + 86_400_000)]
    expect(await forgetFirings(desk.api.db, old, 2)).toBe(0)
    expect(await forgetFirings(desk.api.db, tomorrow, 2)).toBeGreaterThanOrEqual(3)
    expect(await firings()).toEqual([true])
    await expect(desk.api.db.query(sql`delete from triggers.firing where trigger_id = ${triggerId}`)).rejects.toThrow(
      'a firing is never changed',
    )
  })

  it('ends when its budget is used up, also with two processes', async () => {
    const triggerId = await desk.live('players.avatar-changed', {
      limits: { perDay: null, perPerson: null, coolDownMinutes: null, budget: 2 },
    })
    for (let time = 0; time < 4; time += 1) await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    expect(await messages()).toHaveLength(2)
    expect(await get(triggerId)).toMatchObject({ state: 'ended', endedBy: 'budget', fired: 2 })
  })

  it('ignores events while it is paused or its event is disabled, also afterwards', async () => {
    const { playerId } = desk
    const triggerId = await desk.live('players.avatar-changed')
    const { terms } = await get(triggerId)
    const { definitionId } = terms
    await desk.staff(calls.pause, { body: { triggerId, explanation: WHY } })
    await desk.happens('players.avatar-changed', { playerId })
    desk.api.clock.advance(1_000)
    expect((await desk.staff(calls.resume, { body: { triggerId, explanation: WHY } })).body.state).toBe('live')
    await desk.hearAgain()
    expect(await desk.firings(triggerId)).toEqual([])
    const off = { definitionId, description: 'Off for now', isEnabled: false, explanation: WHY }
    expect((await desk.staff(platform.updateDefinition, { body: off })).body).toMatchObject({ isEnabled: false })
    await desk.happens('players.avatar-changed', { playerId })
    expect(await desk.firings(triggerId)).toMatchObject([{ whyNot: 'definition-off' }])
  })

  it('has immutable firings, which are in the copy of the player’s data', async () => {
    await desk.live('players.avatar-changed')
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    const [part] = triggerParts()
    expect(await part?.read(desk.api.db, desk.playerId)).toMatchObject({
      triggers: expect.arrayContaining([expect.objectContaining({ trigger: 'For these tests', hasFired: true })]),
    })
    await expect(
      desk.api.db.query(sql`update triggers.firing set why_not = 'failed', has_fired = false`),
    ).rejects.toThrow()
    await expect(desk.api.db.query(sql`delete from triggers.firing`)).rejects.toThrow()
  })
})

describe('new terms', () => {
  it('can be written only while it is not live, and must be approved again', async () => {
    const triggerId = await desk.live('players.avatar-changed')
    const { terms } = await get(triggerId)
    const update = (afterVersion: number) =>
      desk.staff(platform.updateTrigger, {
        body: { triggerId, terms: { ...terms, name: 'Another name' }, afterVersion },
      })
    expect((await update(1)).body.code).toBe('ERR_STATE_CHANGED')
    await desk.staff(calls.pause, { body: { triggerId, explanation: WHY } })
    expect((await update(2)).body.code).toBe('ERR_STATE_CHANGED')
    expect((await update(1)).body.trigger).toMatchObject({ state: 'draft', version: 2, approvedByName: null })
    const resumed = await desk.staff(calls.resume, { body: { triggerId, explanation: WHY } })
    expect(resumed.body.code).toBe('ERR_STATE_CHANGED')
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    expect(await messages()).toEqual([])
    expect((await desk.goLive(triggerId, 1)).body['code']).toBe('ERR_STATE_CHANGED')
    expect((await desk.goLive(triggerId, 2)).status).toBe(200)
  })

  it.each([
    ['condition.0', 'field-unknown', { field: 'email', operator: 'is', value: 'x' }],
    ['condition.0', 'operator-of-another-type', { field: 'channel', operator: 'at-least', value: 1 }],
    ['condition.0', 'value-of-another-type', { field: 'player.daysRegistered', operator: 'at-least', value: 'ten' }],
    ['condition.0', 'value-of-another-type', { field: 'channel', operator: 'one-of', value: 'phone' }],
  ] as const)('are refused at %s: %s', async (field, problem, comparison) => {
    const condition = { join: 'all', of: [{ ...comparison }] } as const
    const terms = await desk.terms('registration.contact-proved', { condition: { join: 'all', of: [...condition.of] } })
    expect((await desk.write(terms)).body).toMatchObject({ code: 'ERR_TRIGGER_NOT_VALID', details: { field, problem } })
  })

  it('have texts in each language of the brand', async () => {
    const terms = await desk.terms('players.avatar-changed', {
      action: { ...desk.message(), body: { en: 'Only English.' } },
    })
    expect((await desk.write(terms)).body).toMatchObject({
      code: 'ERR_TRIGGER_NOT_VALID',
      details: { problem: 'missing' },
    })
  })

  it('offer nothing if the event excludes it, and only send webhooks if it concerns no player', async () => {
    const offer = { ...desk.message(), isOffer: true } as const
    expect((await desk.write(await desk.terms('limits.changed', { action: offer }))).body.details).toMatchObject({
      problem: 'only-tells',
    })
    expect((await desk.write(await desk.terms('exclusion.begun'))).body.details).toMatchObject({
      problem: 'only-webhook',
    })
  })
})

describe('the legality gate', () => {
  const points = { kind: 'points', points: 5, expiresAfterDays: null } as const
  it('refuses, when it is saved, a gift for play: with rule, sentence and the lawful alternative', async () => {
    const staked = { field: 'player.staked30DaysMinor', operator: 'at-least', value: 100_000 } as const
    const terms = await desk.terms('players.avatar-changed', {
      action: points,
      condition: { join: 'all', of: [staked] },
    })
    const { body } = await desk.write(terms)
    expect(body).toMatchObject({
      code: 'ERR_TRIGGER_NOT_LAWFUL',
      details: { findings: [{ field: 'player.staked30DaysMinor', play: ['stake'], remedy: 'give-without-play' }] },
    })
    expect(body.details.findings[0].refusal.ruleId).toMatch(/^CZ-/)
    expect(body.details.findings[0].texts.cs).not.toBe('')
    const judged = await desk.staff(calls.judge, { body: { terms } })
    expect(judged.body).toEqual({ problems: [], findings: body.details.findings, loop: [] })
  })

  it.each(['jackpots.won', 'bonuses.converted', 'free-rounds.used-up', 'tournaments.prize-given'])(
    'refuses what is given or offered for %s, and lets it be told',
    async (event) => {
      const offer = { ...desk.message(), isOffer: true } as const
      expect((await desk.write(await desk.terms(event, { action: points }))).body.details.findings).toMatchObject([
        { field: 'event' },
      ])
      expect((await desk.write(await desk.terms(event, { action: offer }))).body.code).toBe('ERR_TRIGGER_NOT_LAWFUL')
      expect((await desk.write(await desk.terms(event))).status).toBe(200)
    },
  )
})

describe('triggers that would set each other off', () => {
  it('are detected when the second one is saved, and named in order', async () => {
    const action = { kind: 'points', points: 5, expiresAfterDays: null } as const
    const { body } = await desk.write(await desk.terms('loyalty.level-reached', { action, name: 'Round and round' }))
    expect(body).toMatchObject({
      code: 'ERR_TRIGGER_LOOP',
      details: { loop: ['Round and round', 'Round and round'] },
    })
  })
})

describe('a definition', () => {
  it('has a unique key, can be deleted only when unused, and a trigger that was live is kept with its firings', async () => {
    const definitionId = await desk.define('players.avatar-changed')
    const { body: definition } = await desk.staff(platform.getDefinition, { query: { definitionId } })
    expect(definition).toMatchObject({ reach: 'give', triggers: 0, isEnabled: true })
    const again = {
      key: definition.key,
      event: 'players.avatar-changed',
      description: 'Twice',
      isEnabled: true,
      explanation: WHY,
    }
    expect((await desk.staff(platform.createDefinition, { body: again })).body.code).toBe('ERR_EVENT_KEY_USED')
    const triggerId = await desk.live('players.avatar-changed', { definitionId })
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    const remove = () => desk.staff(platform.deleteDefinition, { query: { definitionId, explanation: WHY } })
    expect((await remove()).body.code).toBe('ERR_EVENT_DEFINITION_IN_USE')
    expect((await desk.staff(platform.deleteTrigger, { query: { triggerId, explanation: WHY } })).body).toEqual({
      done: true,
    })
    expect(await get(triggerId)).toMatchObject({ state: 'ended', endedBy: 'staff' })
    expect(await desk.firings(triggerId)).toHaveLength(1)
    expect((await remove()).body).toEqual({ done: true })
    expect((await remove()).body.code).toBe('ERR_EVENT_DEFINITION_NOT_FOUND')
  })

  it('can be deleted after its draft was deleted', async () => {
    const { body } = await desk.write(await desk.terms('players.avatar-changed'))
    const { triggerId } = body.trigger
    await desk.staff(platform.deleteTrigger, { query: { triggerId, explanation: WHY } })
    expect((await get(triggerId)).code).toBe('ERR_TRIGGER_NOT_FOUND')
  })
})

describe('a preview', () => {
  it('applies terms to the stored events, and lists what it covers and did not check', async () => {
    const { playerId } = desk
    for (const channel of ['phone', 'email', 'phone', 'phone'])
      await desk.happens('registration.contact-removed', { playerId, channel })
    const terms = await desk.terms('registration.contact-removed', {
      action: { kind: 'webhook', url: 'https://hooks.example.com/in' },
      condition: { join: 'none', of: [{ field: 'channel', operator: 'is', value: 'email' }] },
      limits: { perDay: 2, perPerson: null, coolDownMinutes: null, budget: 100 },
    })
    const { body } = await desk.staff(calls.preview, { body: { terms } })
    expect(body).toMatchObject({ isWhole: true, events: 4, matched: 3, fired: 2, people: 1, notAsked: [] })
    expect(body.byReason).toEqual(
      expect.arrayContaining([
        { whyNot: 'condition', count: 1 },
        { whyNot: 'per-day', count: 1 },
      ]),
    )
    expect(body.newest).toHaveLength(2)
    expect(new Date(body.coveredFrom).getTime()).toBeGreaterThan(new Date(body.from).getTime())
    expect(
      await desk.api.db.query(sql`select from triggers.firing where event = 'registration.contact-removed'`),
    ).toEqual([])
  })
})

// Last, because sessions of staff end while its days pass.
describe('limits', () => {
  it('are each recorded as the reason for not firing, as a condition is', async () => {
    const { playerId } = desk
    const triggerId = await desk.live('registration.contact-proved', {
      condition: { join: 'all', of: [{ field: 'channel', operator: 'is', value: 'phone' }] },
      limits: { perDay: 1, perPerson: 2, coolDownMinutes: 60 * 36, budget: 10 },
    })
    const days = [0, 0, 0, 24, 24, 24]
    for (const [place, hours] of days.entries()) {
      desk.api.clock.advance(hours * 3_600_000)
      await desk.happens('registration.contact-proved', { playerId, channel: place === 0 ? 'email' : 'phone' })
    }
    expect((await desk.firings(triggerId)).map(({ whyNot }: { whyNot: string | null }) => whyNot).toReversed()).toEqual(
      ['condition', null, 'per-day', 'cool-down', null, 'per-person'],
    )
  })
})
