import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import type { CallDefinition } from '#contract/call.ts'
import { dayOf } from '#contract/states/calendar.ts'
import { listStatementFetches } from '#contract/play-v1/bank-statements.ts'
import { sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { sql, type Database } from '#server/kernel/index.ts'
import { getBalance } from '#server/wallet/index.ts'
import { writeGpc } from '#providers/bank-statements/write-gpc.ts'
import { buildFio, FIO_BASE_PATH } from '#partners/fio/stand-in/fio-server.ts'
import { acceptWarnings } from '../../test-warnings.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'
import { takeStatements } from '../import-statement.ts'
import { fetchStatements, type FetchNeeds } from './fetch-statements.ts'
import { makeFioBank } from '#partners/fio/adapter/fio-bank.ts'
import { readMovements } from '#partners/fio/adapter/read-movements.ts'

const TOKEN = 'token-of-the-tests-0123456789abcdef'
const JANA = { counterAccount: '2900000013', bankCode: '2010', counterName: 'NOVÁKOVÁ JANA' }
const MINUTE_MS = 60_000

let api: TestApi
let bank: FastifyInstance
let baseUrl: string
let playerId: number
let serial = 0
let problems: string[] = []

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  // Approvals are tested with the withdrawals: here one person is enough.
  await letOnePerson(api.db, api.clock.now(), ['withdrawals.send'])
  bank = buildFio({ token: TOKEN, iban: TEST_IBAN, holdMs: 5_000 })
  baseUrl = (await bank.listen({ port: 0, host: '127.0.0.1' })) + FIO_BASE_PATH
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
})
afterAll(async () => {
  await bank?.close()
  await api?.close()
})
beforeEach(async () => {
  problems = []
  await sandbox('reset')
  await sandbox('clock', { advanceMs: api.clock.now().getTime() - Date.now() })
  await later(2 * 60 * MINUTE_MS)
})

const sandbox = async (path: string, payload: object = {}): Promise<Record<string, unknown>> => {
  const answer = await bank.inject({ method: 'POST', url: `/__sandbox/${path}`, payload })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
/** Advances the clock, here and at the bank. */
async function later(ms: number): Promise<void> {
  api.clock.advance(ms)
  await sandbox('clock', { advanceMs: ms })
}
const needs = (more: Partial<FetchNeeds> = {}): FetchNeeds => ({
  db: api.db,
  clock: api.clock,
  worldClock: api.clock,
  rules: { payer: { iban: TEST_IBAN, bic: 'FIOBCZPP', name: 'Casino' }, currency: 'CZK' },
  findPayee: async () => ({ firstName: 'Jana', surname: 'Nováková' }),
  ownFormats: [readMovements],
  bank: makeFioBank({ baseUrl, token: TOKEN, timeoutMs: 300 }),
  timeZone: 'Europe/Prague',
  onProblem: (problem) => problems.push(problem),
  ...more,
})
/** The day in the market: it may have begun before the day in UTC. */
const today = () => dayOf('Europe/Prague', api.clock.now())
const book = (movement: object) => sandbox('movement', { day: today(), ...movement })
const cash = async () => (await getBalance(api.db, playerId)).amountMinor
async function ask(call: CallDefinition, input: { body?: object; query?: object } = {}) {
  const token = await api.freshToken(call.audience)
  const answer = await api.send(call, { input, token })
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json<Record<string, unknown>>()
}
async function startTransfer(amountMinor: number): Promise<string> {
  const started = await ask(deposit, {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'Bacs',
      gateway: 'Bacs',
      idempotencyKey: `fetched-transfer-of-the-tests-${(serial += 1)}`,
      returnPath: '/cs/account',
    },
  })
  return String(started['referenceNumber'])
}
const fetched = async () =>
  (await ask(listStatementFetches, { query: {} })) as {
    nextAt: string
    wholeUntil: string | null
    fetches: { fetchedAt: string; outcome: string; problem: string | null; times: number; items: number }[]
  }

describe('movements that the bank gives', () => {
  it('credit the transfer that waits for them, once, however often they are returned', async () => {
    const before = await cash()
    const variableSymbol = await startTransfer(25_000)
    await book({ amountMinor: 25_000, variableSymbol, ...JANA })
    expect(await fetchStatements(needs())).toBe('taken')
    expect(await cash()).toBe(before + 25_000)
    await later(5 * MINUTE_MS)
    expect(await fetchStatements(needs())).toBe('unchanged')
    expect(await cash()).toBe(before + 25_000)
    expect((await fetched()).fetches[0]).toMatchObject({ outcome: 'unchanged', problem: null })
    expect(problems).toEqual([])
    expect((await checkBooks(api.db, api.clock)).differences).toEqual([])
  })

  it('finish a withdrawal that was paid', async () => {
    const asked = await ask(withdraw, {
      body: {
        amount: { amountMinor: 20_000, currency: 'CZK' },
        method: 'BankTransfer',
        account: TEST_IBAN,
        holder: 'Jana Nováková',
        idempotencyKey: `fetched-withdrawal-of-the-tests-${(serial += 1)}`,
      },
    })
    await api.db.query(
      sql`update payments.withdrawal set state = 'pending' where id = ${asked['withdrawalId']} and state = 'requested'`,
    )
    const explanation = 'Checked against the documents of the player.'
    const sending = { withdrawalIds: [asked['withdrawalId']], explanation }
    await ask(sendWithdrawals, { body: await acceptWarnings(api.db, sendWithdrawals.path, sending) })
    const variableSymbol = String(asked['referenceNumber'])
    await book({ amountMinor: -20_000, variableSymbol, counterAccount: '19-2000145399', bankCode: '0800' })
    expect(await fetchStatements(needs())).toBe('taken')
    const [row] = await api.db.query<{ state: string }>(
      sql`select state from payments.withdrawal where id = ${asked['withdrawalId']}`,
    )
    expect(row?.state).toBe('done')
  })

  it('wait for a person where they match nothing', async () => {
    await book({ amountMinor: 12_300, ...JANA })
    await fetchStatements(needs())
    const rows = await api.db.query<{ problem: string }>(
      sql`select problem from payments.bank_item where amount_minor = 12300 and state = 'open'`,
    )
    expect(rows).toEqual([{ problem: 'no-variable-symbol' }])
  })

  it('are the same as in a file of the bank', async () => {
    const booked = await book({ amountMinor: 12_400, ...JANA })
    await fetchStatements(needs())
    const movements = [{ reference: String(booked['id']), amountMinor: 12_400 }]
    const own = { iban: TEST_IBAN, currency: 'CZK' } as const
    const file = writeGpc({ ...own, number: 7, day: today(), openingMinor: 100, movements })
    expect(await takeStatements(needs(), file, 'bank')).toMatchObject({ items: 0, known: 1 })
  })
})

/**
 * Fails at one of its transactions: before it begins, after all its statements but before the commit, or after the
 * commit.
 */
function dyingDatabase(db: Database, atTransaction: number, moment: 'before' | 'inside' | 'after'): Database {
  let transactions = 0
  const die = (): never => {
    throw new Error('the process died')
  }
  return {
    ...db,
    transaction: async (work) => {
      transactions += 1
      if (transactions !== atTransaction) return db.transaction(work)
      if (moment === 'before') return die()
      await db.transaction(async (tx) => {
        await work(tx)
        if (moment === 'inside') die()
      })
      return die()
    },
  }
}

describe('each request to the bank', () => {
  const asked = async () => {
    const answer = await bank.inject({ method: 'GET', url: '/__sandbox/requests' })
    return answer.json<{ requests: { status: number }[] }>().requests.map(({ status }) => status)
  }

  it('is sent once by two concurrent workers, and not again before it is due', async () => {
    const outcomes = await Promise.all([fetchStatements(needs()), fetchStatements(needs())])
    expect(outcomes.filter((one) => one !== undefined)).toHaveLength(1)
    await later(4 * MINUTE_MS)
    expect(await fetchStatements(needs())).toBeUndefined()
    expect(await asked()).toEqual([200])
  })

  it.each([
    ['before the request', 1, 'before', 1],
    ['between the record and the request', 1, 'after', 1],
    ['after the response', 2, 'before', 2],
    ['while it stores the response', 2, 'inside', 2],
    ['after it stored the response', 2, 'after', 1],
  ] as const)('may die %s, and the money is credited once', async (_, atTransaction, moment, questions) => {
    const before = await cash()
    const variableSymbol = await startTransfer(31_000)
    await book({ amountMinor: 31_000, variableSymbol, ...JANA })
    const dying = dyingDatabase(api.db, atTransaction, moment)
    await expect(fetchStatements(needs({ db: dying }))).rejects.toThrow('died')
    // The bank never gets a request too early, whichever process dies.
    for (let minutes = 0; minutes < 6; minutes += 1) {
      await fetchStatements(needs())
      await later(MINUTE_MS)
    }
    expect(await cash()).toBe(before + 31_000)
    expect((await asked()).slice(0, questions)).toEqual(Array.from({ length: questions }, () => 200))
    expect(await asked()).not.toContain(409)
  })

  it.each([
    ['too_early', 'too-early'],
    ['http_500', 'refused-or-broken'],
    ['http_503', 'out-of-order'],
    ['authorisation', 'authorisation-needed'],
    ['too_many', 'too-many-movements'],
    ['silent', 'timeout'],
    ['maintenance', 'unreadable'],
    ['truncated', 'unreadable'],
    ['empty', 'unreadable'],
    ['another_account', 'another-account'],
    ['another_currency', 'another-currency'],
    ['does_not_add_up', 'does-not-add-up'],
    ['movement_twice', 'movement-twice'],
    ['elsewhere', 'http-302'],
  ])('takes nothing when it fails (%s), says why, and takes all of it later', async (fault, problem) => {
    const before = await cash()
    const variableSymbol = await startTransfer(15_000)
    await book({ amountMinor: 15_000, variableSymbol, ...JANA })
    await sandbox('fault', { fault })
    expect(await fetchStatements(needs())).toBe('failed')
    expect(problems).toEqual([problem])
    expect(await cash()).toBe(before)
    const told = await fetched()
    expect(told.fetches[0]).toMatchObject({ outcome: 'failed', problem, items: 0 })
    expect(JSON.stringify(told)).not.toContain(TOKEN)
    await sandbox('fault', { fault: 'good' })
    await later(5 * MINUTE_MS)
    expect(await fetchStatements(needs())).toBe('taken')
    expect(await cash()).toBe(before + 15_000)
  })

  it('is refused with an unknown token, and reports when the bank is not reachable', async () => {
    const stranger = makeFioBank({ baseUrl, token: 'somebody-else', timeoutMs: 300 })
    expect(await fetchStatements(needs({ bank: stranger }))).toBe('failed')
    await later(5 * MINUTE_MS)
    const nowhere = makeFioBank({ baseUrl: 'http://127.0.0.1:1', token: TOKEN, timeoutMs: 300 })
    expect(await fetchStatements(needs({ bank: nowhere }))).toBe('failed')
    expect(problems).toEqual(['refused-or-broken', 'unreachable'])
  })

  it('asks with a growing delay while the same failure repeats, which is one line for staff', async () => {
    await sandbox('fault', { fault: 'http_503' })
    await fetchStatements(needs())
    await later(5 * MINUTE_MS)
    await fetchStatements(needs())
    const { fetches, nextAt } = await fetched()
    expect(fetches[0]).toMatchObject({ problem: 'out-of-order', times: 2 })
    expect(Date.parse(nextAt) - Date.parse(fetches[0]?.fetchedAt ?? '')).toBe(10 * MINUTE_MS)
  })

  it('reports which days are missing when it was down for longer than the bank permits', async () => {
    await fetchStatements(needs())
    await later(100 * 24 * 60 * MINUTE_MS)
    expect(await fetchStatements(needs())).toBe('unchanged')
    expect(problems).toEqual(['days-missing'])
    expect((await fetched()).wholeUntil).toBe(today())
  })
})
