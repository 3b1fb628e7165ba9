import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import { LIST_NAMES } from '#contract/lists/all-lists.ts'
import { PERMISSIONS } from '#contract/permissions.ts'
import { listTerminals } from '#contract/onling-v2/topology.ts'
import * as approvals from '#contract/play-v1/approvals.ts'
import * as lists from '#contract/play-v1/lists.ts'
import * as cash from '#contract/play-v1/staff-cash.ts'
import { openTestDesk, type Answer, type TestDesk } from '#server/cash-desk/test-desk.ts'
import { openLists } from '#server/lists/test-lists.ts'
import { sql } from '#server/kernel/index.ts'
import { findTerminalsOf, seedVenue } from '#server/topology/index.ts'
import { TEST_VENUE } from '#tests/api.ts'
import { propertiesOf, requiredOf, sampleOf } from './sample.ts'

// A member of another venue's staff with every permission: each call and each list, generated from the contract. A new
// one is refused to them until it is declared, and a declared one shows nothing of this venue.

const OTHER = {
  id: '0190d3a0-7b1c-7000-8000-00000000e573',
  kind: 'GamingHall',
  name: 'Herna Habr',
  street: 'Habrová 3',
  town: 'Olomouc',
  postCode: '77900',
  workrooms: [],
} as const

const ofStaff = catalogue.filter(({ audience, permission }) => audience === 'staff' && permission !== undefined)

/** Data of no venue: an addition needs the reason why it contains nobody's rows. */
const THE_SAME_FOR_ALL = [
  '/api/Collin/Topology/v1/GetCompanies',
  '/api/Collin/Topology/v1/GetOperators',
  '/api/Collin/Topology/v1/GetProviders',
  '/api/Collin/Topology/v1/GetWorkrooms',
  '/capi/BackOffice/v1/Law/ListPacks',
  '/capi/BackOffice/v1/Places/Calendar',
  '/capi/BackOffice/v1/Places/ListParties',
  '/capi/Play/v1/Backoffice/Approvals/GetPolicy',
  '/capi/v2-onling/Topology/GetOpening',
  '/capi/v2-onling/Topology/GetSpecialOpening',
  '/capi/v2-onling/Topology/GetValidity',
  '/capi/v2-onling/Topology/GetVenue',
  '/capi/v2-onling/Topology/ListOpenings',
  '/capi/v2-onling/Topology/ListSpecialOpenings',
  '/capi/v2-onling/Topology/ListValidities',
  '/capi/v2-onling/Topology/ListVenues',
]

let desk: TestDesk
let stranger: string
let colleague: string
let ids: Readonly<Record<string, string>>
let marks: readonly string[]

beforeAll(async () => {
  desk = await openTestDesk()
  const { api } = desk
  const { target } = api.environment.configuration.brand
  const terminals = await findTerminalsOf(api.db, { target, venueId: TEST_VENUE.id, at: api.clock.now() })
  const terminalId = terminals[0]?.terminalId ?? ''
  await seedVenue(api.db, { ...OTHER, target })
  const { shift, met } = await desk.begin(20)
  const paid = await desk.pay(cash.cashIn, met, 50_000)
  const waits = await desk.ask('cashier', cash.carryCash, {
    shiftId: shift['shiftId'],
    to: 'drawer',
    amount: { amountMinor: 6_000_000, currency: 'CZK' },
    idempotencyKey: desk.key(),
    explanation: 'Velký turnaj dnes večer.',
  })
  const { approvalId } = waits['details'] as { approvalId: string }
  ids = {
    approvalId,
    terminalId,
    venueId: TEST_VENUE.id,
    deskId: String(desk.desk['deskId']),
    shiftId: String(shift['shiftId']),
    movementId: String(paid['movementId']),
    presenceId: String(met['presenceId']),
  }
  const { venueId: _, ...own } = ids
  marks = [...Object.values(own), 'Pokladna 1']
  const all = JSON.stringify(Object.fromEntries(PERMISSIONS.map((one) => [one, null])))
  await api.db.query(sql`
    insert into sign_in.role_version (role_id, version, name, permissions, audiences, idle_minutes, networks, hours,
                                      valid_from, asked_by, approved_by, reason)
    select role_id, version + 1, name, ${all}::jsonb, audiences, idle_minutes, networks, hours, ${api.clock.now()},
           asked_by, approved_by, 'The operator decided so.'
      from sign_in.role_version where role_id = (select id from sign_in.role where key = 'hall-manager')
     order by version desc limit 1`)
  stranger = await api.tokenOfRole('hall-manager', OTHER.id)
  colleague = await api.tokenOfRole('hall-manager')
})
afterAll(() => desk?.api.close())

const PARTS = ['params', 'query', 'body'] as const

/** The smallest input of a call, with ids of this venue's things where they fit. */
function inputOf(call: CallDefinition): Record<string, object> {
  return Object.fromEntries(
    PARTS.filter((part) => call[part]).map((part) => {
      const known = Object.keys(propertiesOf(call[part]))
      const named = Object.entries(ids).filter(([name]) => known.includes(name))
      const isOfPlayer = requiredOf(call[part]).includes('playerId')
      return [
        part,
        {
          ...(sampleOf(call[part]) as object),
          ...Object.fromEntries(named),
          ...(isOfPlayer ? { playerId: desk.playerId } : {}),
        },
      ]
    }),
  )
}

const ask = (call: CallDefinition, input: object, token: string): Promise<Answer> => desk.send(call, input, token)

it(
  'gets no response from an undeclared call, about another venue’s player or in general',
  { timeout: 180_000 },
  async () => {
    const closed = ofStaff.filter(({ forVenues }) => forVenues === undefined)
    expect(closed.length).toBeGreaterThan(300)
    const answered: string[] = []
    for (const call of closed) {
      const { status, code, details } = await ask(call, inputOf(call), stranger)
      const isOfPlayer = PARTS.some((part) => requiredOf(call[part]).includes('playerId'))
      const isClosed = isOfPlayer
        ? status === 404 || code === 'ERR_PLAYER_NOT_FOUND'
        : status === 403 && (details as { because?: string }).because === 'venues'
      if (!isClosed) answered.push(`${call.path}: ${status} ${code ?? ''}`)
    }
    expect(answered).toEqual([])
  },
)

it('gets data of no venue like everybody else, and each such call is listed', () => {
  const paths = ofStaff.filter(({ forVenues }) => forVenues === 'all').map(({ path }) => path)
  expect(paths.toSorted()).toEqual(THE_SAME_FOR_ALL)
})

it('sees nothing of this venue in calls limited to venues', async () => {
  const shown: string[] = []
  for (const call of ofStaff.filter(({ forVenues }) => forVenues === 'own')) {
    const answer = await ask(call, inputOf(call), stranger)
    expect(answer.status, call.path).not.toBe(400)
    expect(answer.status, call.path).toBeLessThan(500)
    const { requestId: _, ...told } = answer
    shown.push(...marks.filter((mark) => JSON.stringify(told).includes(mark)).map((mark) => `${call.path}: ${mark}`))
  }
  expect(shown).toEqual([])
  // Otherwise the marks might not exist at all.
  for (const [call, mark] of [
    [cash.listDesks, ids['deskId']],
    [cash.listShifts, ids['shiftId']],
    [cash.listMovements, ids['movementId']],
    [approvals.getApproval, ids['approvalId']],
    [listTerminals, ids['terminalId']],
  ] as const)
    expect(JSON.stringify(await ask(call, inputOf(call), colleague)), call.path).toContain(mark)
})

it('sees counts of their own venue in the navigation', async () => {
  expect(await ask(approvals.countApprovals, { query: {} }, stranger)).toMatchObject({ mine: 0, own: 0, open: 0 })
  expect(await ask(approvals.countApprovals, { query: {} }, colleague)).toMatchObject({ mine: 1, own: 0, open: 1 })
})

it('can neither sum, show nor export an unlimited list, and gets no row of this venue from the others', async () => {
  const needs = await openLists(desk.api, desk.api.db)
  const reader = { userId: 0, permissions: PERMISSIONS, venues: boundTo(OTHER.id) }
  const rows: string[] = []
  const found: string[] = []
  for (const name of LIST_NAMES) {
    const source = needs.sources[name]
    if (!source) throw new Error(`Nobody reads the list ${name}.`)
    const { query = {} } = inputOf(source.call) as { readonly query?: Record<string, unknown> }
    const isClosed = source.call.forVenues === undefined && query['playerId'] === undefined
    const question = new URLSearchParams(Object.entries(query).map(([key, value]) => [key, String(value)])).toString()
    const totals = await ask(lists.getTotals, { query: { list: name, question } }, stranger)
    const columns = [{ key: source.of.list.columns[0]?.key, title: 'Sloupec' }]
    const explanation = 'Soupis pro kontrolu provozovny.'
    const body = { list: name, format: 'csv', columns, isWhole: false, question, explanation }
    const file = isClosed ? await ask(lists.makeExport, { body }, stranger) : undefined
    if (isClosed) {
      expect([totals.status, file?.status], name).toEqual([403, 403])
      await expect(source.page(query, reader), name).rejects.toMatchObject({ details: { because: 'venues' } })
    } else if (source.call.forVenues !== 'all') {
      expect(totals, name).toMatchObject({ status: 200, count: 0 })
      rows.push(...(await source.page(query, reader)).rows.map((row) => `${name}: ${JSON.stringify(row)}`))
      const own = await ask(lists.getTotals, { query: { list: name, question } }, colleague)
      if (Number(own['count']) > 0) found.push(name)
    }
  }
  expect(rows).toEqual([])
  expect(found).toEqual(expect.arrayContaining(['approvals', 'cash-shifts', 'cash-movements', 'players', 'terminals']))
})

const boundTo = (venueId: string) => Object.fromEntries(PERMISSIONS.map((one) => [one, [venueId]]))
