import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { catalogue } from '#contract/catalogue.ts'
import * as own from '#contract/capi-v1.1/transfers.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import { issueToken } from '#contract/oauth2/token.ts'
import * as play from '#contract/play-v1/venue-play.ts'
import { seedClient } from '#server/sign-in/index.ts'
import { sql } from '#server/kernel/index.ts'
import { CARD, openTestHall, OTHER_VENUE, PIN, type TestHall } from '#server/venue-play/test-venue.ts'
import { TEST_VENUE, testClient } from '#tests/api.ts'
import { propertiesOf, sampleOf } from './sample.ts'

// Every call of services with an id of a venue's thing, by the system of another venue with all scopes. The response
// must equal the one for an unknown id, and nothing of the first venue may change. The list is compared with the
// contract: a new field is noticed.

const THINGS = ['venue', 'terminal', 'sitting', 'transfer'] as const
type Thing = (typeof THINGS)[number]

/**
 * The thing that a field identifies, by the field's name; `transfer` is identified by the reference given by its venue.
 */
const NAMED: Readonly<Record<string, Thing>> = {
  venueId: 'venue',
  terminalId: 'terminal',
  sittingId: 'sitting',
  'PlayerAccount/TransferCommit reference': 'transfer',
  'PlayerAccount/TransferRollback reference': 'transfer',
  'PlayerTransaction/AccountingTransactionRollback reference': 'transfer',
  'PlayerTransaction/Get reference': 'transfer',
  'GetPlayerDetailByRFID id': 'venue',
  'GetPlayerInGameInfoByRFID id': 'venue',
  'QueryTransactions id': 'venue',
}
/** A new reference created by the caller. */
const MADE_BY_CALLER =
  /(TransferFrom|TransferTo|AccountingTransaction|PlayerTransaction\/Transaction|Enter|Stake) reference$/

const PARTS = ['params', 'query', 'body'] as const
const NAMES = new Set(['id', 'venueId', 'terminalId', 'sittingId', 'reference'])
const fields = catalogue
  .filter(({ audience }) => audience === 'internal')
  .flatMap((call) =>
    PARTS.flatMap((part) =>
      Object.keys(propertiesOf(call[part]))
        .filter((name) => NAMES.has(name) && !MADE_BY_CALLER.test(`${call.path} ${name}`))
        .map((name) => ({ call, part, name, key: `${call.path} ${name}` })),
    ),
  )
type Field = (typeof fields)[number]
const thingOf = ({ key, name }: Field): Thing | undefined =>
  NAMED[name] ?? Object.entries(NAMED).find(([end]) => key.endsWith(end))?.[1]

let hall: TestHall
let things: Readonly<Record<Thing, string>>
let tokens: { readonly own: string; readonly foreign: string }

beforeAll(async () => {
  hall = await openTestHall({})
  const { api, ask, playerToken, playerId, terminals } = hall
  const tokenOf = async (venueId: string) => {
    const client = { ...testClient('internal'), id: `all-of-${venueId}`, venueId }
    await seedClient(api, client)
    const query = { grant_type: 'client_credentials', client_id: client.id, client_secret: client.secret }
    return (await api.send(issueToken, { input: { query } })).json<{ access_token: string }>().access_token
  }
  tokens = { own: await tokenOf(TEST_VENUE.id), foreign: await tokenOf(OTHER_VENUE.id) }
  await ask(own.setLandBasedWalletEnable, { body: { isEnabled: true } }, playerToken)
  const body = { amount: czk(80_000), to: 'land-based', idempotencyKey: 'to-the-land-based-wallet' }
  const begun = await ask(own.transfer, { body }, playerToken)
  await ask(own.commit, { query: { id: begun['transferId'] } }, playerToken)
  const signedIn = await ask(
    play.signIn,
    { body: { terminalId: terminals[0], cardNumber: CARD, pin: PIN } },
    tokens.own,
  )
  const take = { amount: czk(30_000), reference: 'of-the-first-hall', proof: { cardNumber: CARD, pin: PIN } }
  const taken = await ask(account.transferFromV2, { query: { playerId }, body: take }, tokens.own)
  const stake = { sittingId: signedIn['sittingId'], reference: 'stake-of-the-first-hall', amountMinor: 500 }
  const staked = await ask(play.stake, { body: stake }, tokens.own)
  expect([signedIn.status, taken.status, staked.status]).toEqual([200, 200, 200])
  things = {
    venue: TEST_VENUE.id,
    terminal: terminals[0] ?? '',
    sitting: String(signedIn['sittingId']),
    transfer: 'of-the-first-hall',
  }
})
afterAll(() => hall?.api.close())

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })

async function ask({ call, part, name }: Field, id: string, token: string) {
  const input: Record<string, object> = {}
  for (const one of PARTS)
    if (call[one] && Object.keys(propertiesOf(call[one])).length > 0)
      input[one] = { ...(sampleOf(call[one]) as object), ...moreOf(call, one, token) }
  const answer = await hall.api.send(call, { input: { ...input, [part]: { ...input[part], [name]: id } }, token })
  // The response echoes the input, and whatever is created has its own id.
  const {
    requestId: _,
    transferId: __,
    ...told
  } = JSON.parse(answer.body.replaceAll(id, 'asked')) as Record<string, unknown>
  return { status: answer.statusCode, told }
}

/** Further input that a call needs to reach the named thing. */
function moreOf(call: CallDefinition, part: (typeof PARTS)[number], token: string): object {
  const known = propertiesOf(call[part])
  const may = {
    playerId: hall.playerId,
    cardNumber: CARD,
    rfid: CARD,
    pin: PIN,
    idempotencyKey: randomUUID(),
    ...('to' in known ? { from: '2026-01-01T00:00:00.000Z', to: '2099-01-01T00:00:00.000Z' } : {}),
    ...(part === 'params' ? { id: token === tokens.own ? TEST_VENUE.id : OTHER_VENUE.id } : {}),
  }
  return Object.fromEntries(Object.entries(may).filter(([name]) => name in known))
}

/** Everything of the first venue that another one could change. */
async function everythingOf(): Promise<string> {
  const { db } = hall.api
  const rows = await Promise.all([
    db.query(sql`select id, ended_at, end_reason, staked, won from venue_play.sitting order by id`),
    db.query(sql`select id, amount_minor from venue_play.fact order by id`),
    db.query(sql`select id, state from payments.funds_transfer where venue_id = ${TEST_VENUE.id} order by id`),
    db.query(sql`select md5(string_agg(v::text, '|' order by v::text)) as all_of_it from topology.version v`),
  ])
  return JSON.stringify(rows)
}

it('has an entry for each id field of a call of services', () => {
  expect(fields.filter((field) => thingOf(field) === undefined).map(({ key }) => key)).toEqual([])
  expect(new Set(fields.map(thingOf))).toEqual(new Set(THINGS))
})

it('treats things of another venue like unknown ones, and changes nothing', async () => {
  const before = await everythingOf()
  // A rollback of an unknown reference is stored for the venue that sent it, so rollbacks come last.
  const isRollback = ({ call }: Field) => call.path.includes('Rollback')
  for (const field of fields.toSorted((one, other) => Number(isRollback(one)) - Number(isRollback(other)))) {
    const thing = thingOf(field) ?? 'venue'
    const invented = thing === 'transfer' ? `nobody-${randomUUID()}` : randomUUID()
    const foreign = await ask(field, things[thing], tokens.foreign)
    expect(foreign, field.key).toEqual(await ask(field, invented, tokens.foreign))
    expect(foreign.status, field.key).toBeLessThan(500)
  }
  expect(await everythingOf()).toBe(before)
})

// Otherwise the test above might use ids of nothing.
it('finds the venue’s own things', async () => {
  for (const field of fields.filter(({ call }) => /Get|List|History|Query|Opening/.test(call.path))) {
    const thing = thingOf(field) ?? 'venue'
    const mine = await ask(field, things[thing], tokens.own)
    const invented = await ask(field, thing === 'transfer' ? `nobody-${randomUUID()}` : randomUUID(), tokens.own)
    expect(mine, field.key).not.toEqual(invented)
  }
})

it('does not count a fact with a terminal of another venue', async () => {
  const at = hall.api.clock.now().toISOString()
  const told = { reference: 'fact-of-a-stranger', kind: 'stake', playerId: hall.playerId, at, amountMinor: 100 }
  const facts = [{ ...told, terminalId: things.terminal }]
  const answer = await hall.ask(play.report, { body: { sentAt: at, facts } }, tokens.foreign)
  expect(answer['outcomes']).toEqual([
    { reference: told.reference, outcome: 'refused', code: 'ERR_TERMINAL_NOT_FOUND' },
  ])
})
