import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as corrections from '#contract/play-v1/corrections.ts'
import * as calls from '#contract/play-v1/reconciliation.ts'
import { movableClock, newId, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { creditDeposit, getBalance, openWallet } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import { correctionRoutes } from '../corrections/corrections.routes.ts'
import * as payments from '../payments.queries.ts'
import { settleDeposit } from '../settle-deposit.ts'
import { openStaffApp } from '../test-staff.ts'
import { reconciliationRoutes } from './reconciliation.routes.ts'

const PLAYER = 9101
const DAY = '2026-11-19'
const OF_DAY = { gateway: 'Csob', day: DAY }
const WHY = 'Compared with the bank by telephone this morning.'
const clock = movableClock(new Date(`${DAY}T12:00:00Z`))
let db: TestDatabase
let app: Awaited<ReturnType<typeof openStaffApp>>

beforeAll(async () => {
  db = await testDatabase()
  const needs = {
    db,
    clock,
    rules: { currency: 'CZK', timeZone: 'Europe/Bratislava' } as const,
    playerExists: async (playerId: number) => playerId === PLAYER,
  }
  app = await openStaffApp((one) => {
    reconciliationRoutes(one, needs)
    correctionRoutes(one, needs)
  })
  await db.transaction(async (tx) => {
    await openWallet(tx, { playerId: PLAYER, currency: 'CZK' })
    await creditDeposit(tx, {
      playerId: PLAYER,
      paymentId: newId(clock.now()),
      amount: { amountMinor: 1_000_000, currency: 'CZK' },
      gateway: 'Csob',
    })
  })
  for (const [providerRef, amountMinor] of [
    ['pay-1', 20_000],
    ['pay-2', 35_050],
  ] as const)
    await settle(providerRef, amountMinor)
  clock.advance(24 * 3_600_000)
})
afterAll(async () => {
  await app?.close()
  await db?.close()
})

async function settle(providerRef: string, amountMinor: number) {
  await db.transaction(async (tx) => {
    const createdAt = clock.now()
    const row = await payments.insertDeposit(tx, {
      id: newId(createdAt),
      playerId: PLAYER,
      method: 'CardOnline',
      gateway: 'Csob',
      amount: { amountMinor, currency: 'CZK' },
      idempotencyKey: `deposit-of-${providerRef}`,
      returnPath: '/',
      createdAt,
      nextAskAt: createdAt,
    })
    if (!row) throw new Error('A deposit of the tests was made before.')
    const evidence = {
      providerRef,
      providerStatus: '8',
      amount: null,
      paymentId: null,
      canonicalStatus: 'settled',
    } as const
    await settleDeposit(tx, { clock }, row, evidence, null)
  })
}
const list = (...lines: string[]) => ['reference;amount;currency', ...lines].join('\r\n')
const take = (file: string, query: Record<string, string> = OF_DAY) => app.upload(calls.importPartnerList, query, file)
const differences = async () =>
  (await app.ask('iveta', calls.getReconciledDay, OF_DAY))['differences'] as {
    differenceId: string
    providerRef: string
    explanation: string | null
  }[]
const close = () => app.ask('iveta', calls.closeDay, { ...OF_DAY, explanation: WHY })

describe('a day of a gateway', () => {
  it('is not closed before the partner’s list is imported, nor before it is over', async () => {
    expect(await close()).toMatchObject({ code: 'ERR_FILE_MISSING' })
    const today = { gateway: 'Csob', day: '2026-11-20' }
    expect(await take(list(), today)).toMatchObject({ code: 'ERR_TOO_SOON' })
    expect(await app.ask('iveta', calls.closeDay, { ...today, explanation: WHY })).toMatchObject({
      code: 'ERR_TOO_SOON',
    })
  })
  it('refuses a list that is invalid or in another currency', async () => {
    expect(await take('pay-1;200')).toMatchObject({ code: 'ERR_STATEMENT_NOT_TAKEN' })
    expect(await take(list('pay-1;200,00;EUR'))).toMatchObject({ code: 'ERR_STATEMENT_NOT_TAKEN' })
  })
  it('shows each difference, and is not closed while one is open, even by the database', async () => {
    expect(await take(list('pay-1;200,00;CZK', 'pay-2;350,51;CZK', 'pay-9;10;CZK'))).toMatchObject({
      status: 200,
      items: 3,
      openDifferences: 2,
    })
    expect(await differences()).toMatchObject([
      { providerRef: 'pay-2', what: 'deposit', ours: { amountMinor: 35_050 }, partner: { amountMinor: 35_051 } },
      { providerRef: 'pay-9', what: 'deposit', ours: null, partner: { amountMinor: 1_000 } },
    ])
    expect(await close()).toMatchObject({ code: 'ERR_OPEN_DIFFERENCES' })
    await expect(
      db.query(sql`update payments.reconciled_day set closed_at = now() where gateway = 'Csob' and day = ${DAY}`),
    ).rejects.toThrow(/open difference/)
  })
  it('keeps an explanation while the difference is the same, and reopens one that changed', async () => {
    for (const { differenceId } of await differences())
      expect(await app.ask('zdena', calls.explainDifference, { differenceId, explanation: WHY })).toMatchObject({
        done: true,
      })
    const again = list('pay-1;200,00;CZK', 'pay-2;350,51;CZK', 'pay-9;11;CZK')
    expect(await take(again)).toMatchObject({ openDifferences: 1 })
    const open = (await differences()).filter(({ explanation }) => explanation === null)
    expect(open.map(({ providerRef }) => providerRef)).toEqual(['pay-9'])
    const explain = () =>
      app.ask('zdena', calls.explainDifference, { differenceId: open[0]?.differenceId, explanation: WHY })
    const answers = await Promise.all([explain(), explain()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })
  it('is closed once, and never changes afterwards', async () => {
    const answers = await Promise.all([close(), close()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await take(list())).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    await expect(db.query(sql`delete from payments.day_difference`)).rejects.toThrow(/never changes/)
    const { days } = (await app.ask('iveta', calls.listReconciledDays)) as unknown as { days: { day: string }[] }
    expect(days.find(({ day }) => day === DAY)).toMatchObject({
      gateway: 'Csob',
      ours: { count: 2, total: { amountMinor: 55_050 } },
      partner: { count: 3 },
      openDifferences: 0,
      explainedDifferences: 2,
      closed: { by: 'Iveta', explanation: WHY },
    })
  })
  it('of transfers to our bank is compared with its statements', async () => {
    const body = { gateway: 'Bacs', day: DAY }
    expect(await app.ask('iveta', calls.compareDay, body)).toMatchObject({ openDifferences: 0 })
    expect(await app.ask('iveta', calls.closeDay, { ...body, explanation: WHY })).toMatchObject({ done: true })
  })
})

describe('a correction by hand', () => {
  const propose = async (amountMinor: number, more: object = {}) =>
    app.ask('iveta', corrections.proposeCorrection, {
      playerId: PLAYER,
      amount: { amountMinor, currency: 'CZK' },
      reason: 'missing-credit',
      explanation: WHY,
      ...more,
    })
  const approve = (who: 'iveta' | 'zdena', correctionId: unknown) =>
    app.ask(who, corrections.approveCorrection, { correctionId, explanation: WHY })
  const cash = async () => (await getBalance(db, PLAYER)).amountMinor

  it('moves money when a second person approves it, and once', async () => {
    const before = await cash()
    const { correctionId } = await propose(12_300)
    expect(await cash()).toBe(before)
    expect(await approve('iveta', correctionId)).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    const answers = await Promise.all([1, 2, 3].map(() => approve('zdena', correctionId)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await cash()).toBe(before + 12_300)
    const { rows } = (await app.ask('iveta', corrections.listCorrections)) as unknown as { rows: object[] }
    expect(rows[0]).toMatchObject({ state: 'approved', proposedByName: 'Iveta', decidedByName: 'Zdena' })
  })
  it('debits no more than the balance', async () => {
    const { correctionId } = await propose(-900_000_000)
    expect(await approve('zdena', correctionId)).toMatchObject({ code: 'ERR_INSUFFICIENT_FUNDS' })
    const rejected = await app.ask('iveta', corrections.rejectCorrection, { correctionId, explanation: WHY })
    expect(rejected).toMatchObject({ state: 'rejected' })
    expect(await approve('zdena', correctionId)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
  })
  it('needs an amount, a player, and the player’s currency', async () => {
    expect(await propose(0)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    expect(await propose(1, { amount: { amountMinor: 1, currency: 'EUR' } })).toMatchObject({
      code: 'ERR_AMOUNT_NOT_ALLOWED',
    })
    expect(await propose(1, { playerId: 1 })).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
  })
  it('needs two people in the database too', async () => {
    const { correctionId } = await propose(100)
    await expect(
      db.query(sql`update payments.correction set state = 'approved', decided_by = 1, decided_at = now()
                    where id = ${String(correctionId)}`),
    ).rejects.toThrow(/violates check/)
  })
  it('leaves the books balanced', async () => {
    expect((await checkBooks(db, clock)).differences).toEqual([])
  })
})
