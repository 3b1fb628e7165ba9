import { afterAll, beforeAll, expect, it } from 'vitest'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { bringCampaign, takeOffer } from './campaign-life.ts'
import { callsOf } from './callers.ts'
import type { Person, World } from './player-life.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
})
afterAll(() => api?.close())

it('the demonstration has a campaign that two people agreed on once, and somebody takes its gift', async () => {
  const world = { ask: callsOf(api.app), currency: 'CZK' } as unknown as World
  const desk = { payments: await api.tokenOfRole('payments'), administrator: (await api.freshToken('staff')) ?? '' }
  await bringCampaign(world, desk, api.clock.now())
  await bringCampaign(world, desk, api.clock.now())
  expect(await api.db.query(sql`select state from campaigns.campaign`)).toEqual([{ state: 'live' }])

  const token = (await api.freshToken('player')) ?? ''
  await takeOffer(world, { no: 3 } as Person, token)
  expect(await api.db.query(sql`select state from bonuses.award`)).toEqual([])
  await takeOffer(world, { no: 1 } as Person, token)
  expect(await api.db.query(sql`select state from bonuses.award`)).toEqual([{ state: 'active' }])
})
