import { demoTargets, manyWaysTarget } from '#config/demo.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { composeCounting } from '#apps/api/compose/compose-loyalty.ts'
import * as loyalty from '#contract/capi-v1/player-loyalty.ts'
import * as club from '#contract/play-v1/club.ts'
import * as staff from '#contract/play-v1/staff-loyalty.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { testEnvironment } from '#tests/environment.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { reactTo, sql, type Reaction } from '../kernel/index.ts'
import { countStakes } from './facts/count-stakes.ts'
import { checkPoints, countQuietDays, loyaltyReactions, type CountNeeds } from './index.ts'

const WHY = 'Slovenské body za stávky podľa plánu klubu.'
const name = { cs: 'Body za sázky', sk: 'Body za stávky', en: 'Points', hu: 'Pontok', ru: 'Баллы', vi: 'Điểm' }

let api: TestApi
let needs: CountNeeds
beforeAll(async () => {
  api = await openTestApi({ target: { APP_TARGET: demoTargets.SVK, MARKET_LOCALE: 'SVK' } })
  needs = composeCounting({ db: api.db, clock: api.clock, configuration: api.environment.configuration })
})
afterAll(() => api.close())

/** Increases the stakes in the books: the total in the account's row is what is counted. */
const stake = (minor: number) => api.db.query(sql`update ledger.balance set staked = staked + ${minor}`)
const points = async () =>
  (await api.send(loyalty.status, { input: { body: {} }, token: await api.freshToken('player') })).json().pointsBalance

it('are given in SVK for stakes since the rule began, once, however often they are counted', async () => {
  await stake(5_000)
  await countStakes(needs)
  expect(await points()).toBe(0)
  const content = {
    kind: 'rule',
    name,
    fact: 'stake',
    points: 2,
    perMinor: 1_000,
    dayMax: null,
    expiresAfterDays: null,
  }
  const second = await api.tokenOfRole('payments')
  const body = { key: 'stakes', content, isOn: true, explanation: WHY }
  const signed = await signByTwo(api, staff.saveDefinition, { body, second })
  expect(signed).toMatchObject({ status: 200, body: { state: 'executed' } })
  const { rows } = (
    await api.send(staff.listDefinitions, { input: { query: { kind: 'rule' } }, token: await api.freshToken('staff') })
  ).json()
  expect(rows.find(({ key }: { key: string }) => key === 'stakes')).toMatchObject({
    writtenByName: 'Iveta',
    approvedByName: 'payments',
    version: 1,
  })

  await countStakes(needs)
  expect(await points()).toBe(0)
  await stake(1_900)
  await Promise.all([countStakes(needs), countStakes(needs)])
  // 5,000 were there before; with 6,900 one more thousand is complete.
  expect(await points()).toBe(2)
  await stake(100)
  await countStakes(needs)
  await countStakes(needs)
  expect(await points()).toBe(4)
  expect((await checkPoints(api.db)).differences).toEqual([])
})

it('have no note of the law in SVK', async () => {
  const shown = await api.send(club.getClub, { input: { query: {} }, token: await api.freshToken('player') })
  expect(shown.json().lawNote).toBeNull()
})

it("are counted for each brand's own players if brands of a market share a database", async () => {
  const { db, clock } = api
  const target = { APP_TARGET: manyWaysTarget, MARKET_LOCALE: 'SVK' }
  const { configuration } = testEnvironment(db.url, target)
  const other = composeCounting({ db, clock, configuration })
  await db.query(sql`
    insert into loyalty.definition (id, target, kind, key, version, content, is_on, valid_from)
    select gen_random_uuid(), ${other.target}, kind, key, version, jsonb_set(content, '{points}', '500'), is_on, valid_from
      from loyalty.definition where key = 'stakes'`)
  await countStakes(other)
  const before = await points()
  await stake(1_000)
  await countStakes(other)
  expect(await points()).toBe(before)
  await countStakes(needs)
  expect(await points()).toBe(before + 2)

  // Both brands receive events of every player of the database.
  const heard = loyaltyReactions(other).find(({ event }) => event === 'registration.contact-proved')
  const [known] = await db.query<{ id: number }>(sql`select id from players.player limit 1`)
  await reactTo(heard as Reaction, {
    name: 'registration.contact-proved',
    payload: { playerId: known?.id ?? 0, channel: 'phone' },
  })
  expect(await db.query(sql`select kind from loyalty.fact`)).toEqual([])

  const [player] = await db.query<{ id: number }>(sql`select id from players.player limit 1`)
  const quiet = { listQuietPlayers: async () => ({ quiet: [player?.id ?? 0], last: null }) }
  expect(await countQuietDays({ ...needs, ...quiet })).toBe(1)
  clock.advance(86_400_000)
  // A day that another brand's worker has counted must still be counted here.
  await countQuietDays(other)
  expect(await countQuietDays({ ...needs, ...quiet })).toBe(1)
})
