import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as loyalty from '#contract/capi-v1/player-loyalty.ts'
import { addRestrictedPlayer } from '#contract/onling-v2/bonus-restrictions.ts'
import * as platform from '#contract/onling-v2/platform-event.ts'
import * as campaigns from '#contract/play-v1/campaigns.ts'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { sql } from '../kernel/index.ts'
import { handleEvents } from './firing/handle-events.ts'
import { openTriggerDesk, WHY, type TriggerDesk } from './test-desk.ts'
import { sendDeliveries } from './webhooks/send-deliveries.ts'

let desk: TriggerDesk
beforeAll(async () => {
  desk = await openTriggerDesk({ isVerified: true })
})
afterAll(() => desk?.close())
beforeEach(() => desk.endAll())

const day = (days: number) => new Date(desk.api.clock.now().getTime() + days * 86_400_000).toISOString()
const CAMPAIGN = (more: Partial<CampaignTerms> = {}): CampaignTerms => ({
  name: 'For who is named',
  gift: { kind: 'no-deposit', amountMinor: 5_000 },
  wagering: { times: 10, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'trigger' },
  window: { from: day(-1), softEnd: day(30), hardEnd: day(60) },
  budgetMinor: 1_000_000,
  giftsPerPlayerMax: 100,
  endsAtWithdrawal: false,
  ...more,
})
async function campaign(more: Partial<CampaignTerms> = {}): Promise<string> {
  const { campaignId } = (await desk.staff(campaigns.create, { body: { terms: CAMPAIGN(more) } })).body.campaign
  await desk.staff(campaigns.check, { body: { campaignId, version: 1 } })
  const body = { campaignId, version: 1, explanation: WHY }
  expect((await signByTwo(desk.api, campaigns.approve, { body, second: desk.second })).status).toBe(200)
  return campaignId
}
const awards = async () =>
  (await desk.api.db.query(sql`select id from bonuses.award where player_id = ${desk.playerId}`)).length

describe('a gift', () => {
  it('is given once for each event by two processes, from the campaign’s budget, and the reason for none is stored', async () => {
    const campaignId = await campaign({ budgetMinor: 10_000 })
    const before = await awards()
    const triggerId = await desk.live('players.avatar-changed', { action: { kind: 'gift', campaignId } })
    for (let time = 0; time < 3; time += 1) await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    expect((await awards()) - before).toBe(2)
    expect(await desk.firings(triggerId)).toMatchObject([
      { hasFired: false, whyNot: 'not-given', detail: 'budget-used-up' },
      { hasFired: true },
      { hasFired: true },
    ])
    expect((await desk.staff(campaigns.get, { query: { campaignId } })).body.campaign).toMatchObject({
      state: 'ended',
      given: { amountMinor: 10_000 },
    })
  })

  it('needs a campaign whose target group is defined by triggers', async () => {
    const body = { terms: CAMPAIGN({ people: { kind: 'everyone' } }) }
    const { campaignId: other } = (await desk.staff(campaigns.create, { body })).body.campaign
    const terms = await desk.terms('players.avatar-changed', { action: { kind: 'gift', campaignId: other } })
    expect((await desk.write(terms)).body).toMatchObject({
      code: 'ERR_TRIGGER_NOT_VALID',
      details: { field: 'action.campaignId', problem: 'not-for-triggers' },
    })
  })

  it('is not given by a crashed transaction, and exactly once after it', async () => {
    const campaignId = await campaign()
    const before = await awards()
    const triggerId = await desk.live('players.avatar-changed', { action: { kind: 'gift', campaignId } })
    let crashes = 0
    const dying = {
      ...desk.needs,
      giveGift: async (...of: Parameters<typeof desk.needs.giveGift>) => {
        await desk.needs.giveGift(...of)
        crashes += 1
        throw new Error('killed after the gift')
      },
    }
    await desk.tells('players.avatar-changed', { playerId: desk.playerId })
    await handleEvents(dying)
    expect(crashes).toBe(1)
    expect(await awards()).toBe(before)
    expect(await desk.firings(triggerId)).toEqual([])
    await desk.hearAgain()
    await desk.hearAgain()
    expect((await awards()) - before).toBe(1)
    expect(await desk.firings(triggerId)).toMatchObject([{ hasFired: true }])
  })

  it('that always fails is recorded as failed, and blocks nothing', async () => {
    const campaignId = await campaign()
    const triggerId = await desk.live('players.avatar-changed', { action: { kind: 'gift', campaignId } })
    const broken = { ...desk.needs, giveGift: async () => Promise.reject(new Error('broken')) }
    await desk.tells('players.avatar-changed', { playerId: desk.playerId })
    for (let time = 0; time < 9; time += 1) {
      await desk.api.db.query(sql`update kernel.event_waiting set next_attempt_at = now()`)
      await handleEvents(broken)
    }
    expect(await desk.firings(triggerId)).toMatchObject([{ hasFired: false, whyNot: 'failed' }])
    expect(await desk.api.db.query(sql`select from kernel.event_waiting`)).toEqual([])
  })
})

describe('points', () => {
  it('are given once for each event, with the trigger as their source', async () => {
    await desk.live('players.avatar-changed', { action: { kind: 'points', points: 30, expiresAfterDays: 10 } })
    const points = async () => (await desk.player(loyalty.status, { body: {} })).pointsBalance
    const before = await points()
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    await desk.hearAgain()
    expect((await points()) - before).toBe(30)
    expect(
      await desk.api.db.query(sql`
        select points, about from loyalty.movement where player_id = ${desk.playerId} and source like 'trigger:%'`),
    ).toEqual([{ points: 30, about: 'For these tests' }])
  })
})

describe('players', () => {
  const tightened = async () => {
    const now = desk.api.clock.now()
    await desk.api.db.query(sql`insert into limits.player (player_id) values (${desk.playerId}) on conflict do nothing`)
    await desk.api.db.query(sql`
      insert into limits.change (player_id, kind, from_value, to_value, is_first, asked_at, effective_at, rule_id, pack_id)
      values (${desk.playerId}, 'StakeDayCasinoLimit', 1000, 500, false, ${now}, ${now}, 'CZ-02', 'CZE')`)
  }
  it('who have tightened a limit are offered and given nothing, but get informative messages', async () => {
    await tightened()
    const offer = { ...desk.message(), isOffer: true } as const
    const offering = await desk.live('players.avatar-changed', { action: offer })
    const giving = await desk.live('players.avatar-changed', {
      action: { kind: 'points', points: 5, expiresAfterDays: null },
    })
    const telling = await desk.live('players.avatar-changed')
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    expect(await desk.firings(offering)).toMatchObject([{ whyNot: 'left-alone' }])
    expect(await desk.firings(giving)).toMatchObject([{ whyNot: 'left-alone' }])
    expect(await desk.firings(telling)).toMatchObject([{ hasFired: true }])
    await desk.api.db.query(sql`delete from limits.change where player_id = ${desk.playerId}`)
  })

  it('get offers by letter only with their consent, and informative letters without it', async () => {
    const letter = (isOffer: boolean) =>
      ({ kind: 'letter', subject: desk.texts('News'), body: desk.texts('Read on.'), isOffer }) as const
    const offering = await desk.live('sign-in.pin-set', { action: letter(true) })
    const telling = await desk.live('sign-in.pin-set', { action: letter(false) })
    await desk.happens('sign-in.pin-set', { playerId: desk.playerId })
    expect(await desk.firings(offering)).toMatchObject([{ whyNot: 'no-consent' }])
    expect(await desk.firings(telling)).toMatchObject([{ hasFired: true }])
    const [queued] = await desk.api.db.query<{ values: object; language: string }>(sql`
      select values, language from messaging.outgoing where template = 'from-staff'`)
    expect(queued).toMatchObject({ values: { subject: `News (${queued?.language})` } })
  })

  it('of another brand in the same database are ignored', async () => {
    const triggerId = await desk.live('players.avatar-changed')
    await desk.happens('players.avatar-changed', { playerId: 999_999 })
    expect(await desk.firings(triggerId)).toEqual([])
  })

  it('who are restricted are given nothing', async () => {
    const body = { playerIds: [desk.playerId], campaignId: null, until: day(1), explanation: WHY }
    await desk.staff(addRestrictedPlayer, { body })
    const triggerId = await desk.live('players.avatar-changed', {
      action: { kind: 'points', points: 5, expiresAfterDays: null },
    })
    await desk.happens('players.avatar-changed', { playerId: desk.playerId })
    expect(await desk.firings(triggerId)).toMatchObject([{ whyNot: 'restricted' }])
  })
})

describe('a webhook', () => {
  let server: Server
  let url: string
  let status = 200
  const received: { headers: Record<string, string | string[] | undefined>; body: string }[] = []
  beforeAll(async () => {
    server = createServer((request, reply) => {
      let body = ''
      request.on('data', (part) => (body += part))
      request.on('end', () => {
        received.push({ headers: request.headers, body })
        reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1:1/' } : {}).end('{}')
      })
    }).listen(0, '127.0.0.1')
    await new Promise((open) => server.once('listening', open))
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`
  })
  afterAll(() => server?.close())

  it('is signed with a secret that is shown once, contains ids, and is retried until it is delivered', async () => {
    const { body } = await desk.write(
      await desk.terms('payments.deposit-settled', { action: { kind: 'webhook', url } }),
    )
    const { webhookSecret, trigger } = body
    expect(webhookSecret).toMatch(/^whsec_/)
    const { triggerId } = trigger
    expect((await desk.goLive(triggerId)).status).toBe(200)
    expect(JSON.stringify((await desk.staff(platform.getTrigger, { query: { triggerId } })).body)).not.toContain(
      'whsec',
    )

    const payload = { paymentId: 'p-1', playerId: desk.playerId, amountMinor: 500, currency: 'CZK', gateway: 'Csob' }
    await desk.happens('payments.deposit-settled', payload)
    status = 500
    await sendDeliveries(desk.needs)
    expect(await desk.firings(triggerId)).toMatchObject([
      { delivery: { state: 'queued', attempts: 1, problem: 'http-500' } },
    ])
    expect(await sendDeliveries(desk.needs)).toBe(0)
    status = 200
    desk.api.clock.advance(61_000)
    expect((await Promise.all([sendDeliveries(desk.needs), sendDeliveries(desk.other)])).sort()).toEqual([0, 1])
    expect(await desk.firings(triggerId)).toMatchObject([{ delivery: { state: 'sent', attempts: 2 } }])

    const [first, second] = received.splice(0)
    expect(first?.body).toBe(second?.body)
    expect(JSON.parse(second?.body ?? '')).toMatchObject({ event: { name: 'payments.deposit-settled' }, payload })
    const [, time, v1] = /^t=(\d+),v1=(\w+)$/.exec(String(second?.headers['x-tolar-signature'])) ?? []
    expect(v1).toBe(createHmac('sha256', webhookSecret).update(`${time}.${second?.body}`).digest('hex'))
    expect(String(second?.headers['x-tolar-firing'])).toBe(JSON.parse(second?.body ?? '').firingId)
    const [kept] = await desk.api.db.query<{ row: string }>(
      sql`select t::text as row from triggers.trigger t where id = ${triggerId}`,
    )
    expect(kept?.row).not.toContain(webhookSecret)
  })

  it('follows no redirect, and fails permanently in the end', async () => {
    const triggerId = await desk.live('payments.deposit-settled', { action: { kind: 'webhook', url } })
    await desk.happens('payments.deposit-settled', {
      paymentId: 'p-2',
      playerId: desk.playerId,
      amountMinor: 500,
      currency: 'CZK',
      gateway: 'Csob',
    })
    status = 302
    for (let time = 0; time < 9; time += 1) {
      await sendDeliveries(desk.needs)
      desk.api.clock.advance(86_400_000)
    }
    status = 200
    expect(await desk.firings(triggerId)).toMatchObject([
      { delivery: { state: 'failed', attempts: 8, problem: 'http-302' } },
    ])
  })
})
