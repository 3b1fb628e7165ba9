import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import * as approvals from '#contract/play-v1/approvals.ts'
import * as calls from '#contract/play-v1/staff-cash.ts'
import { sql } from '#server/kernel/index.ts'
import { seedVenue } from '#server/topology/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { openTestDesk, type Answer, type TestDesk } from './test-desk.ts'

/** A request to pay a player in cash that waits while the release comes that gives requests their venues. */
const OTHER = {
  id: '0190d3a0-7b1c-7000-8000-00000000e573',
  kind: 'GamingHall',
  name: 'Herna Buk',
  street: 'Buková 2',
  town: 'Olomouc',
  postCode: '77900',
  workrooms: [],
} as const
let desk: TestDesk
let waits: Answer
beforeAll(async () => {
  desk = await openTestDesk()
  await seedVenue(desk.api.db, { ...OTHER, target: desk.api.environment.configuration.brand.target })
  const { met } = await desk.begin(20)
  await desk.pay(calls.cashIn, met, 2_000_000)
  waits = await desk.pay(calls.cashOut, met, 1_500_000, { explanation: 'Výhra z dnešního večera.' })
})
afterAll(() => desk?.api.close())

const approvalId = () => (waits['details'] as { approvalId: string }).approvalId
const venueOf = async () => {
  const rows = await desk.api.db.query<{ venueId: string | null }>(sql`
    select venue_id from approvals.request where id = ${approvalId()}`)
  return rows[0]?.venueId
}
async function upgrade(): Promise<void> {
  const { db } = desk.api
  await db.query(sql`alter table approvals.request disable trigger request_stays`)
  await db.query(sql`update approvals.request set venue_id = null`)
  await db.query(sql`alter table approvals.request enable trigger request_stays`)
  const migration = new URL('../migrations/2301-venues-of-cash-requests.sql', import.meta.url)
  const [up = ''] = readFileSync(migration, 'utf8').split('-- Down Migration')
  for (const text of up.split(/;\n/).filter((one) => /^\w/m.test(one))) await db.query({ text, values: [] })
}

it('is of no venue where its cashier worked at two at once, and people decide it who are bound to none', async () => {
  const { db, clock } = desk.api
  const [both] = await db.query<{ id: string }>(sql`
    insert into cash_desk.desk (id, target, venue_id, name, currency, created_at, created_by, created_by_name)
    select gen_random_uuid(), target, ${OTHER.id}, 'Pokladna 2', currency, created_at, created_by, created_by_name
      from cash_desk.desk limit 1 returning id`)
  await db.query(sql`
    insert into cash_desk.shift (id, desk_id, target, number, state, cashier_id, cashier_name, opened_at, opening_minor, opening_count)
    select gen_random_uuid(), ${both?.id}, target, 1, 'open', cashier_id, cashier_name, ${clock.now()}, 0, '[]' from cash_desk.shift`)
  await upgrade()
  expect(await venueOf()).toBeNull()
  const found = await desk.ask('manager', approvals.getApproval, { approvalId: approvalId() })
  expect(found).toMatchObject({ code: 'ERR_APPROVAL_NOT_FOUND' })
  const everywhere = await desk.api.freshToken('staff')
  expect(await desk.send(approvals.getApproval, { query: { approvalId: approvalId() } }, everywhere)).toMatchObject({
    status: 200,
  })
  await db.query(sql`update cash_desk.shift set state = 'cancelled' where desk_id = ${both?.id}`)
})

it('is of the venue of the desk where its cashier worked, whose manager reads and signs it', async () => {
  await upgrade()
  expect(await venueOf()).toBe(TEST_VENUE.id)
  const signed = { approvalId: approvalId(), explanation: 'Viděno a přepočítáno.' }
  expect(await desk.ask('manager', approvals.getApproval, { approvalId: approvalId() })).toMatchObject({ status: 200 })
  expect(await desk.ask('manager', approvals.approve, signed)).toMatchObject({ status: 200, state: 'executed' })
})
