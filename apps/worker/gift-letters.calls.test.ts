import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { blockPlaying, unblockPlaying } from '#server/wallet/index.ts'
import { bonusGiver, bonusReactions, notifyOfEnd } from '#server/bonuses/index.ts'
import { newId, reactTo, sql, type Reaction } from '#server/kernel/index.ts'
import { termsOfGift } from '#tests/live-campaign.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { giftLetters } from './gift-letters.ts'

const DAY_MS = 86_400_000
let api: TestApi
let playerId = 0

beforeAll(async () => {
  api = await openTestApi()
  const [row] = await api.db.query<{ id: number }>(sql`select id from players.player order by id limit 1`)
  playerId = row?.id ?? 0
})
afterAll(() => api?.close())
beforeEach(async () => {
  await api.db.query(sql`delete from messaging.outgoing`)
  await api.db.query(sql`delete from loyalty.message`)
  await api.db.query(sql`delete from campaigns.restricted_player`)
  await agree(true)
})

const needs = () => giftLetters({ db: api.db, clock: api.clock, configuration: api.environment.configuration })

const agree = (wants: boolean) =>
  api.db.query(sql`
    insert into players.setting (player_id, wants_marketing_email, wants_marketing_sms, is_balance_shown, changed_at)
    values (${playerId}, ${wants}, false, true, ${api.clock.now()})
    on conflict (player_id) do update set wants_marketing_email = excluded.wants_marketing_email`)

/** A bonus that a campaign gave, as it stands in the room of bonuses. */
async function offered(more: Partial<CampaignTerms> = {}, cause = 'firing:1'): Promise<string> {
  const terms = termsOfGift(api, more)
  const [at, giftId, versionId] = [api.clock.now(), newId(api.clock.now()), newId(api.clock.now())]
  const currency = 'CZK'
  await api.db.transaction(async (tx) => {
    await bonusGiver.writeTerms(tx, { versionId, currency, terms, writtenBy: 1, approvedBy: 2, at })
    const of = { giftId, campaignId: newId(at), cause, versionId, playerId, amountMinor: 5000, terms, at }
    await bonusGiver.give(tx, { ...of, givenBy: null })
  })
  return giftId
}

type BonusEvent = 'bonuses.offered' | 'bonuses.converted' | 'bonuses.expired' | 'bonuses.forfeited'
/** Delivers the event of the offer. */
async function hearOffer(awardId: string): Promise<void> {
  const [told] = await api.db.query<{ payload: { awardId: string; playerId: number } }>(sql`
    select payload from kernel.outbox where name = 'bonuses.offered' and payload->>'awardId' = ${awardId}`)
  if (!told) throw new Error('What is offered is told.')
  for (const reaction of bonusReactions(needs())) await reactTo(reaction, { name: 'bonuses.offered', ...told })
}
async function tell(name: BonusEvent, awardId: string): Promise<void> {
  const reactions: Reaction[] = bonusReactions(needs())
  // Each twice, because a queue may deliver twice.
  for (const reaction of [...reactions, ...reactions]) await reactTo(reaction, { name, payload: { awardId, playerId } })
}
const letters = async () =>
  (await api.db.query<{ template: string }>(sql`select template from messaging.outgoing order by id`)).map(
    ({ template }) => template,
  )
const inbox = async () =>
  (await api.db.query<{ category: string }>(sql`select category from loyalty.message order by id`)).map(
    ({ category }) => category,
  )
const set = (awardId: string, columns: { state: string; endedBy: string | null; left: number | null }) =>
  api.db.query(sql`
    update bonuses.award set state = ${columns.state}, activated_at = offered_at, play_before = ${new Date(api.clock.now().getTime() + DAY_MS)},
           ended_at = ${columns.endedBy === null ? null : api.clock.now()}, ended_by = ${columns.endedBy}, left_at_end = ${columns.left}
     where id = ${awardId}`)

it('writes of an offer once: into the inbox, and by letter to who agreed to offers', async () => {
  await tell('bonuses.offered', await offered())
  expect([await letters(), await inbox()]).toEqual([['bonus-offered'], ['offers']])
  await agree(false)
  await tell('bonuses.offered', await offered())
  expect([await letters(), await inbox()]).toEqual([['bonus-offered'], ['offers', 'offers']])
})

it.each(['taken', 'code:1'])('does not write of an offer to who asked for it: %s', async (cause) => {
  await hearOffer(await offered({}, cause))
  expect([await letters(), await inbox()]).toEqual([[], []])
  await hearOffer(await offered({}, 'free-rounds'))
  expect(await letters()).toEqual(['bonus-offered'])
})

it('offers nothing to who is restricted or may not play', async () => {
  const { target } = api.environment.configuration.brand
  await api.db.query(sql`
    insert into campaigns.restricted_player (id, target, player_id, reason, added_by, added_by_name, added_at)
    values (${newId(api.clock.now())}, ${target}, ${playerId}, 'test', 1, 'One', ${api.clock.now()})`)
  await tell('bonuses.offered', await offered())
  await api.db.query(sql`delete from campaigns.restricted_player`)
  await api.db.transaction((tx) => blockPlaying(tx, playerId))
  await tell('bonuses.offered', await offered())
  await api.db.transaction((tx) => unblockPlaying(tx, playerId))
  expect([await letters(), await inbox()]).toEqual([[], []])
})

it('reminds once, two days before an accepted bonus ends, and only who agreed by letter', async () => {
  const awardId = await offered()
  await set(awardId, { state: 'active', endedBy: null, left: null })
  expect([await notifyOfEnd(needs()), await notifyOfEnd(needs())]).toEqual([1, 0])
  expect([await letters(), await inbox()]).toEqual([['bonus-ending'], ['offers']])
  await set(awardId, { state: 'used-up', endedBy: 'play', left: 0 })
})

it.each([
  ['bonuses.converted', 'converted', 'play', 'bonus-converted'],
  ['bonuses.expired', 'expired', 'time', 'bonus-ended'],
  ['bonuses.forfeited', 'forfeited', 'staff', 'bonus-ended'],
  ['bonuses.forfeited', 'forfeited', 'withdrawal', 'bonus-ended'],
  ['bonuses.forfeited', 'forfeited', 'refund', 'bonus-ended'],
] as const)('tells everybody of their own money: %s, %s by %s', async (name, state, endedBy, template) => {
  await agree(false)
  const awardId = await offered()
  await set(awardId, { state, endedBy, left: 3000 })
  await tell(name, awardId)
  expect([await letters(), await inbox()]).toEqual([[template], ['money']])
})

it('tells of each part that went back with a deposit, once, and of what stays', async () => {
  await agree(false)
  const awardId = await offered()
  const takeBack = async (amountMinor: number) => {
    await api.db.transaction((tx) => bonusGiver.takeBack(tx, awardId, amountMinor, api.clock.now()))
    for (let times = 0; times < 2; times += 1)
      for (const reaction of bonusReactions(needs()))
        await reactTo(reaction, {
          name: 'campaigns.gift-taken-back',
          payload: { giftId: awardId, playerId, amountMinor },
        })
  }
  const told = () =>
    api.db.query<{ body: string }>(sql`select body from loyalty.message where category = 'money' order by id`)
  await takeBack(2000)
  expect((await told()).map(({ body }) => body)).toEqual([expect.stringMatching(/20\sKč.*30\sKč/s)])
  await takeBack(1000)
  expect([await letters(), await inbox()]).toEqual([
    ['bonus-lowered', 'bonus-lowered'],
    ['money', 'money'],
  ])
  // The whole rest is removed: it was never accepted, and that event reports its end.
  await takeBack(2000)
  expect(await letters()).toHaveLength(2)
})

it('does not tell players what they ended themselves, or that an offer is over that they did not take', async () => {
  const own = await offered()
  await set(own, { state: 'forfeited', endedBy: 'player', left: 3000 })
  await tell('bonuses.forfeited', own)
  await tell('bonuses.expired', await offered())
  expect([await letters(), await inbox()]).toEqual([[], []])
})
