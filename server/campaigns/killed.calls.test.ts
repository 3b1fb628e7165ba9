import { spawn } from 'node:child_process'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CampaignTerms } from '#contract/shapes/campaigns.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { handleDeposits, needsOnDeposits } from '#tests/faults/give-and-die.ts'
import { openDatabase, sql, systemClock, type Database } from '../kernel/index.ts'
import { openWallet } from '../wallet/index.ts'
import { approveAction } from './approve-campaign.ts'
import { checkVersion } from './move-campaign.ts'
import { createCampaign } from './write-campaign.ts'

const PLAYERS = Array.from({ length: 12 }, (_, index) => 501 + index)
const SHARE = 50_000
const DAY_MS = 86_400_000
const day = (days: number) => new Date(systemClock.now().getTime() + days * DAY_MS).toISOString()
const TERMS: CampaignTerms = {
  name: 'Half on top',
  gift: { kind: 'deposit-match', percent: 50, capMinor: SHARE, leastDepositMinor: 1, onlyFirstDeposit: false },
  wagering: { times: 10, stakeMaxMinor: null, daysToAccept: 7, daysToPlay: 30 },
  games: { kind: 'all', shares: [] },
  people: { kind: 'everyone' },
  window: { from: day(-1), softEnd: day(30), hardEnd: day(60) },
  // One less than all of them.
  budgetMinor: SHARE * (PLAYERS.length - 1),
  giftsPerPlayerMax: 1,
  endsAtWithdrawal: false,
}

let db: TestDatabase
let other: Database

beforeAll(async () => {
  db = await testDatabase()
  other = openDatabase({ url: db.url, connections: 4, applicationName: 'a second process' })
  const needs = needsOnDeposits(db)
  for (const playerId of PLAYERS) await db.transaction((tx) => openWallet(tx, { playerId, currency: 'CZK' }))
  const { campaign } = await createCampaign(needs, { terms: TERMS }, 1)
  const of = { campaignId: campaign.campaignId, version: 1 }
  await checkVersion(needs, of)
  const [asker, approver] = [
    { userId: 1, name: 'One' },
    { userId: 2, name: 'Two', permissions: [] },
  ]
  const by = { asker, approver, reason: 'test', decision: 'test', acceptedWarnings: ['for-everyone'] }
  await db.transaction((tx) => approveAction(needs).run(tx, of, by, undefined))
})
afterAll(async () => {
  await other?.close()
  await db?.close()
})

/** How a process ended that dies in its so-many-th gift. */
const dieAfter = (gifts: number, when: 'before' | 'after') =>
  new Promise((resolve) => {
    const args = ['tests/faults/give-and-die.ts', db.url, String(gifts), when, ...PLAYERS.map(String)]
    spawn(process.execPath, args, { stdio: 'ignore' }).once('close', (_, how) => resolve(how))
  })

const counted = async () =>
  (
    await db.query<{ gifts: number; awards: number; given: number; counted: number; told: number }>(sql`
      select (select count(*) from campaigns.gift) as gifts, (select count(*) from bonuses.award) as awards,
             (select coalesce(sum(amount), 0)::bigint from campaigns.gift) as given, c.given as counted,
             (select count(*) from kernel.outbox where name = 'campaigns.gift-given') as told
        from campaigns.campaign c`)
  )[0]
const as = (gifts: number) => ({ gifts, awards: gifts, given: gifts * SHARE, counted: gifts * SHARE, told: gifts })

it('gives each of many gifts once when a process is killed in the middle of them, and no more than the budget', async () => {
  let given = 0
  for (const [gifts, when] of [
    [0, 'before'],
    [0, 'after'],
    [3, 'after'],
    [4, 'before'],
  ] as const) {
    expect(await dieAfter(gifts, when)).toBe('SIGKILL')
    given += gifts
    expect(await counted()).toEqual(as(given))
  }
  await Promise.all([
    handleDeposits(needsOnDeposits(db), PLAYERS),
    handleDeposits(needsOnDeposits(other), PLAYERS.toReversed()),
  ])
  expect(await counted()).toEqual(as(PLAYERS.length - 1))
  expect(await db.query(sql`select state, ended_by from campaigns.campaign`)).toEqual([
    { state: 'ended', endedBy: 'budget' },
  ])
  const why = await db.query<{ why: string }>(sql`
    select why from campaigns.not_given where player_id not in (select player_id from campaigns.gift)`)
  expect(why).toEqual([{ why: expect.stringMatching(/^(?:budget-used-up|not-live)$/) }])
}, 120_000)
