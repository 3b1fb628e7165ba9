import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as own from '#contract/capi-v1.1/transfers.ts'
import type { CallDefinition } from '#contract/call.ts'
import { getBalances } from '#contract/capi-v1.1/funds.ts'
import * as account from '#contract/funds-transfer/player-account.ts'
import * as queue from '#contract/funds-transfer/player-queue.ts'
import * as transactions from '#contract/funds-transfer/player-transaction.ts'
import { pressPanic } from '#contract/play-v1/exclusion.ts'
import { TRANSFER_STATES, transferMoves } from '#contract/states/transfer-states.ts'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { blockPlaying, getBalance, readLandBased, unblockPlaying } from '#server/wallet/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { openVenue } from '#tests/open-venue.ts'
import { stickRows } from '#tests/stick-rows.ts'
import { lockCashOf } from '../cash-law/cash-law.queries.ts'
import { expireTransfers } from './end-transfer.ts'

let api: TestApi
let playerId: number
let client: string | undefined
let serial = 0

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  await openVenue(api)
  client = await api.freshToken('internal')
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
})
afterAll(() => api?.close())

type Answer = { status: number; code?: string } & Record<string, unknown>
async function ask(call: CallDefinition, input: { body?: object; query?: object }): Promise<Answer> {
  const token = call.audience === 'internal' ? client : await api.freshToken(call.audience)
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() }
}
const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const reference = () => `reference-${(serial += 1)}`
const venue = (call: CallDefinition, body: object) => ask(call, { query: { playerId }, body })
const cash = async () => (await getBalance(api.db, playerId)).amountMinor
const land = async () => (await readLandBased(api.db, playerId))?.balance.amountMinor ?? 0
const enable = (isEnabled: boolean) => ask(own.setLandBasedWalletEnable, { body: { isEnabled } })

/** Puts money on the land-based wallet. */
async function fill(amountMinor: number) {
  await enable(true)
  const body = { amount: czk(amountMinor), to: 'land-based', idempotencyKey: `own-transfer-${(serial += 1)}-of-tests` }
  const begun = await ask(own.transfer, { body })
  expect(begun.status).toBe(200)
  await ask(own.commit, { query: { id: begun['transferId'] } })
}

describe('a land-based wallet', () => {
  it('cannot be used by a venue until its player enables it', async () => {
    const amount = czk(10_000)
    expect(await venue(account.transferTo, { amount, reference: reference() })).toMatchObject({
      code: 'ERR_WALLET_NOT_ENABLED',
    })
    expect(await enable(true)).toMatchObject({ isEnabled: true, balance: czk(0) })
    await fill(50_000)
    expect(await venue(account.getBalance, {})).toMatchObject({ balance: czk(50_000), isEnabled: true })
    await enable(false)
    expect(await venue(account.getBalance, {})).toMatchObject({ balance: czk(0), isEnabled: false })
    expect(await venue(account.transferFrom, { amount, reference: reference() })).toMatchObject({
      code: 'ERR_WALLET_NOT_ENABLED',
    })
  })
  it('can be emptied by its player even when it is disabled', async () => {
    const before = await cash()
    const body = { amount: czk(50_000), to: 'cash', idempotencyKey: 'back-to-the-online-wallet' }
    const begun = await ask(own.transfer, { body })
    await ask(own.commit, { query: { id: begun['transferId'] } })
    expect(await cash()).toBe(before + 50_000)
    expect(await land()).toBe(0)
  })
})

describe('a transfer in two steps', () => {
  it('holds the debit, and credits with the commit, once', async () => {
    await enable(true)
    const [cashBefore, landBefore] = [await cash(), await land()]
    const body = { amount: czk(20_000), to: 'land-based', idempotencyKey: 'a-transfer-in-two-steps' }
    const begun = await Promise.all([ask(own.transfer, { body }), ask(own.transfer, { body })])
    expect(begun[0]).toEqual(begun[1])
    expect([await cash(), await land()]).toEqual([cashBefore - 20_000, landBefore])
    const query = { id: begun[0]?.['transferId'] }
    const done = await Promise.all([1, 2, 3].map(() => ask(own.commit, { query })))
    expect(done.map(({ state }) => state)).toEqual(['done', 'done', 'done'])
    expect([await cash(), await land()]).toEqual([cashBefore - 20_000, landBefore + 20_000])
    expect(await ask(own.cancel, { query })).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await ask(getBalances, { query: {} })).toMatchObject({
      balances: [{ kind: 'cash' }, { kind: 'land-based', balance: czk(landBefore + 20_000) }],
    })
  })
  it('is either committed or cancelled, never both', async () => {
    const sum = (await cash()) + (await land())
    const body = { amount: czk(20_000), to: 'land-based', idempotencyKey: 'a-transfer-that-two-want' }
    const begun = await ask(own.transfer, { body })
    const query = { id: begun['transferId'] }
    const answers = await Promise.all([ask(own.commit, { query }), ask(own.cancel, { query })])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await cash()) + (await land())).toBe(sum)
  })
  it('is cancelled automatically when nobody commits it', async () => {
    const before = await cash()
    const body = { amount: czk(20_000), to: 'land-based', idempotencyKey: 'a-transfer-left-alone' }
    const begun = await ask(own.transfer, { body })
    api.clock.advance(15 * 60_000)
    const query = { id: begun['transferId'] }
    expect(await ask(own.commit, { query })).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await Promise.all([expireTransfers(api), expireTransfers(api)])
    expect(await cash()).toBe(before)
    expect(await ask(own.cancel, { query })).toMatchObject({ state: 'expired' })
  })
  it('that cannot be cancelled keeps nobody else’s money', async () => {
    const before = await cash()
    const stuck = await ask(own.transfer, {
      body: { amount: czk(20_000), to: 'land-based', idempotencyKey: 'a-transfer-that-is-stuck' },
    })
    api.clock.advance(1000)
    await ask(own.transfer, { body: { amount: czk(10_000), to: 'land-based', idempotencyKey: 'a-transfer-behind-it' } })
    api.clock.advance(15 * 60_000)
    const id = String(stuck['transferId'])
    // More of them than are read at once.
    await api.db.query(sql`
      insert into payments.funds_transfer
      select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid(), 'reference', 'stuck ' || no))).*
        from payments.funds_transfer t, generate_series(1, 60) no where t.id = ${id}`)
    const which = `new.id = '${id}' or new.reference like 'stuck %'`
    const unstick = await stickRows(api.db, 'payments.funds_transfer', which)
    await expect(expireTransfers(api)).rejects.toThrow('could not be cancelled')
    expect(await cash()).toBe(before - 20_000)
    await unstick()
    await api.db.query(sql`delete from payments.funds_transfer where reference like 'stuck %'`)
    expect(await expireTransfers(api)).toBe(1)
    expect(await cash()).toBe(before)
  })
  it('of a venue (v2) is committed by the reference', async () => {
    await fill(30_000)
    const before = await land()
    const body = { amount: czk(15_000), reference: reference() }
    expect(await venue(account.transferFromV2, body)).toMatchObject({
      state: 'prepared',
      balance: czk(before - 15_000),
    })
    expect(await land()).toBe(before - 15_000)
    expect(await venue(account.transferCommit, { reference: body.reference })).toMatchObject({ state: 'done' })
    const back = { amount: czk(18_000), reference: reference() }
    expect(await venue(account.transferToV2, back)).toMatchObject({ state: 'prepared' })
    expect(await land()).toBe(before - 15_000)
    await venue(account.transferCommit, { reference: back.reference })
    expect(await land()).toBe(before + 3_000)
    expect(await venue(account.transferCommit, { reference: 'nobody-knows-it' })).toMatchObject({
      code: 'ERR_TRANSFER_NOT_FOUND',
    })
  })
})

describe('money held for a terminal that nobody takes over', () => {
  it('is back exactly once, with two workers, a late commit and a late rollback; the hold is over for everybody', async () => {
    await fill(30_000)
    const before = await land()
    const body = { amount: czk(15_000), reference: reference() }
    expect(await venue(account.transferFromV2, body)).toMatchObject({ state: 'prepared' })
    api.clock.advance(15 * 60_000)
    const [one, other, late] = await Promise.all([
      expireTransfers(api),
      expireTransfers(api),
      venue(account.transferCommit, { reference: body.reference }),
    ])
    expect(late).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    // Both workers pass over what the late commit has locked: then the next run returns it.
    expect(one + other + (await expireTransfers(api))).toBe(1)
    expect(await land()).toBe(before)
    const name = { reference: body.reference }
    expect(await venue(account.transferCommit, name)).toMatchObject({
      code: 'ERR_STATE_CHANGED',
      details: { state: 'expired' },
    })
    expect(await venue(account.transferRollback, name)).toMatchObject({ state: 'expired' })
    // The first request again gets what has become of it.
    expect(await venue(account.transferFromV2, body)).toMatchObject({ state: 'expired' })
    expect(await land()).toBe(before)
    const told = await api.db.query(sql`
      select 1 from kernel.outbox where name = 'payments.funds-transferred' and payload ->> 'state' = 'expired'
         and payload ->> 'transferId' = (select id::text from payments.funds_transfer where reference = ${body.reference})`)
    expect(told).toHaveLength(1)
  })
})

describe('money that a venue takes without a card', () => {
  it('causes one event for a letter; money that it pays in, or that goes back online, does not', async () => {
    await fill(30_000)
    const told = async () =>
      (await api.db.query(sql`select 1 from kernel.outbox where name = 'payments.money-taken'`)).length
    const before = await told()
    const body = { amount: czk(5_000), reference: reference() }
    await venue(account.transferFrom, body)
    await venue(account.transferFrom, body)
    expect(await told()).toBe(before + 1)
    await venue(account.transferTo, { amount: czk(5_000), reference: reference() })
    expect(await told()).toBe(before + 1)
  })
})

describe.each([
  ['FundsTransfer v1', account.transferFrom, account.transferTo],
  ['InternalCardinFunds', account.cardinTransferFrom, account.cardinTransferTo],
])('%s', (_, from, to) => {
  it('moves money once for concurrent requests with one reference, and answers all alike', async () => {
    await fill(30_000)
    const before = await land()
    const body = { amount: czk(12_000), reference: reference(), place: 'terminal-7' }
    const answers = await Promise.all([1, 2, 3, 4].map(() => venue(from, body)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 200, state: 'done', taken: czk(12_000), balance: czk(before - 12_000) })
    const back = { amount: czk(14_000), reference: reference() }
    await Promise.all([1, 2, 3].map(() => venue(to, back)))
    expect(await land()).toBe(before + 2_000)
    // Much later it returns the first answer.
    expect(await venue(from, body)).toMatchObject({ balance: czk(before - 12_000) })
    expect(await venue(from, { ...body, amount: czk(13_000) })).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await venue(to, body)).toMatchObject({ code: 'ERR_KEY_REUSED' })
  })
  it('debits no more than the balance, whichever request is first', async () => {
    await fill(30_000)
    const whole = await land()
    const each = Math.floor(whole / 2) + 1
    const many = [1, 2, 3].map(() => venue(from, { amount: czk(each), reference: reference() }))
    const answers = await Promise.all(many)
    expect(answers.map(({ code }) => code).filter(Boolean)).toEqual([
      'ERR_INSUFFICIENT_FUNDS',
      'ERR_INSUFFICIENT_FUNDS',
    ])
    expect(await land()).toBe(whole - each)
  })
  it('keeps to minimum and maximum', async () => {
    for (const [call, amountMinor] of [
      [to, 90_000_000],
      [from, 90_000_000],
      [from, 1],
    ] as const)
      expect(await venue(call, { amount: czk(amountMinor), reference: reference() })).toMatchObject({
        code: 'ERR_AMOUNT_NOT_ALLOWED',
      })
    const euro = { amountMinor: 10_000, currency: 'EUR' }
    expect(await venue(to, { amount: euro, reference: reference() })).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    const stranger = { query: { playerId: 999_999 }, body: { amount: czk(10_000), reference: reference() } }
    expect(await ask(to, stranger)).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
  })
  it('gives back what is left of a credit, be it less than the least of a transfer', async () => {
    const before = await land()
    expect(await venue(to, { amount: czk(1), reference: reference() })).not.toHaveProperty('code')
    expect(await land()).toBe(before + 1)
  })
})

describe('a rollback', () => {
  it('rolls a transfer back once, and repeats its answer', async () => {
    await fill(30_000)
    const before = await land()
    const body = { amount: czk(12_000), reference: reference() }
    await venue(account.transferFrom, body)
    const undo = () => venue(account.transferRollback, { reference: body.reference })
    const answers = await Promise.all([undo(), undo(), undo()])
    expect(answers.map(({ state }) => state)).toEqual(['rolled-back', 'rolled-back', 'rolled-back'])
    expect(await land()).toBe(before)
  })
  it('that arrives before its transfer prevents it', async () => {
    const before = await land()
    const body = { amount: czk(12_000), reference: reference() }
    await venue(account.transferRollback, { reference: body.reference })
    expect(await venue(account.transferTo, body)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await land()).toBe(before)
  })
  it('of money that is spent is refused', async () => {
    await fill(10_000)
    const before = await land()
    const given = { amount: czk(20_000), reference: reference() }
    await venue(account.transferTo, given)
    await venue(account.transferFrom, { amount: czk(before + 10_000), reference: reference() })
    expect(await venue(account.transferRollback, { reference: given.reference })).toMatchObject({
      code: 'ERR_INSUFFICIENT_FUNDS',
    })
    expect(await land()).toBe(10_000)
  })
})

describe('PlayerTransaction', () => {
  it('books cash in and out, and a purchase with its gift, each once', async () => {
    await fill(10_000)
    const before = await land()
    const cashIn = { playerId, reference: reference(), kind: 'CashIn', amount: czk(50_000), place: 'desk-1' }
    const answers = await Promise.all([1, 2, 3].map(() => ask(transactions.accountingTransaction, { body: cashIn })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await land()).toBe(before + 50_000)
    const cashOut = { playerId, reference: reference(), kind: 'CashOut', amount: czk(20_000) }
    await ask(transactions.accountingTransaction, { body: cashOut })
    const bought = { playerId, reference: reference(), takes: czk(10_000), gives: czk(6_000) }
    await ask(transactions.transaction, { body: bought })
    expect(await land()).toBe(before + 50_000 - 20_000 - 10_000 + 6_000)
    const named = { playerId, reference: bought.reference }
    expect(await ask(transactions.getTransaction, { body: named })).toMatchObject({
      taken: czk(10_000),
      given: czk(6_000),
    })
    await ask(transactions.accountingTransactionRollback, { body: { playerId, reference: cashOut.reference } })
    expect(await land()).toBe(before + 50_000 - 10_000 + 6_000)
  })
})

describe('a player who stopped playing', () => {
  it('while a venue’s request waited is given no credit at a terminal any more', async () => {
    await fill(20_000)
    const before = await land()
    let late: Promise<unknown> = Promise.resolve()
    await api.db.transaction(async (tx) => {
      await lockCashOf(tx, playerId)
      late = venue(account.transferFrom, { amount: czk(10_000), reference: reference() })
      await expect.poll(() => countWaiting(api.db), { timeout: 20_000 }).toBeGreaterThan(0)
      // As by an exclusion, in a transaction of its own.
      await api.db.transaction((other) => blockPlaying(other, playerId, 'exclusion'))
    })
    expect(await late).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    expect(await land()).toBe(before)
    await api.db.transaction((tx) => unblockPlaying(tx, playerId, 'exclusion'))
  })
  it.each([
    ['a venue’s credit', () => venue(account.transferFrom, { amount: czk(10_000), reference: reference() })],
    [
      'a transfer of their own',
      () => ask(own.transfer, { body: { amount: czk(10_000), to: 'land-based', idempotencyKey: 'while-stopping-01' } }),
    ],
  ])('at the same instant is refused %s', async (_, begin) => {
    await fill(20_000)
    const before = [await cash(), await land()]
    let late: Promise<unknown> = Promise.resolve()
    await api.db.transaction(async (tx) => {
      await blockPlaying(tx, playerId, 'exclusion')
      late = begin()
      await expect.poll(() => countWaiting(api.db), { timeout: 20_000 }).toBeGreaterThan(0)
    })
    expect(await late).toMatchObject({ code: 'ERR_PLAYING_BLOCKED' })
    expect([await cash(), await land()]).toEqual(before)
    await api.db.transaction((tx) => unblockPlaying(tx, playerId, 'exclusion'))
  })
  it('can move money back online, but not to where it can be played', async () => {
    await fill(20_000)
    expect((await ask(pressPanic, { body: {} })).status).toBe(200)
    const amount = czk(10_000)
    expect(await venue(account.transferFrom, { amount, reference: reference() })).toMatchObject({
      code: 'ERR_PANIC_STOP',
    })
    const request = { amount, to: 'land-based', idempotencyKey: 'a-transfer-while-stopped' }
    expect(await ask(own.transfer, { body: request })).toMatchObject({ code: 'ERR_PANIC_STOP' })
    expect(await venue(account.transferTo, { amount, reference: reference() })).toMatchObject({ status: 200 })
    expect(
      await ask(own.transfer, { body: { ...request, to: 'cash', idempotencyKey: 'home-while-stopped' } }),
    ).toMatchObject({
      status: 200,
    })
  })
})

describe('a queue', () => {
  it('keeps the order in which players came', async () => {
    const query = { queue: 'Transfer' }
    await ask(queue.addToQueue, { query, body: { playerId, place: 'bar' } })
    await ask(queue.addToQueue, { query, body: { playerId, place: 'desk' } })
    expect(await ask(queue.listQueue, { query, body: {} })).toMatchObject({
      players: [{ playerId, place: 'Herna Lípa: bar' }],
    })
    expect(await ask(queue.addToQueue, { query, body: { playerId: 999_999 } })).toMatchObject({
      code: 'ERR_PLAYER_NOT_FOUND',
    })
    await ask(queue.addAndRemove, { query, body: { add: { playerId, place: 'desk' }, remove: { playerId } } })
    expect(await ask(queue.listQueue, { query, body: {} })).toMatchObject({
      players: [{ playerId, place: 'Herna Lípa: desk' }],
    })
    await ask(queue.removeFromQueue, { query, body: { playerId } })
    expect(await ask(queue.listQueue, { query, body: {} })).toMatchObject({ players: [] })
  })
})

describe('the books', () => {
  it('balance after all of it', async () => {
    expect((await checkBooks(api.db, api.clock)).differences).toEqual([])
  })
  it('refuse, in the database, every transition that is not in the table of states', async () => {
    const allowed = Object.values(transferMoves).flatMap(({ from, to }) => from.map((one) => `${one} > ${to}`))
    const stored = await api.db.query<{ way: string }>(
      sql`select from_state || ' > ' || to_state as way from payments.transfer_way`,
    )
    expect(stored.map(({ way }) => way).sort()).toEqual([...allowed].sort())
    for (const state of TRANSFER_STATES.filter((one) => one !== 'rolled-back'))
      await expect(
        api.db.query(sql`update payments.funds_transfer set state = ${state}, expires_at = now()
                          where state = 'rolled-back'`),
      ).rejects.toThrow(/does not go from rolled-back|violates check/)
  })
})
