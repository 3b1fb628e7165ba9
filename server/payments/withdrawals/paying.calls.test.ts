import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { firstApprovalPolicy } from '#config/approval-policy.ts'
import { openTestProcess, START, type TestStaff } from '#server/approvals/test-approvals.ts'
import { writeFirstPolicy } from '#server/approvals/index.ts'
import { movableClock, newId, sql } from '#server/kernel/index.ts'
import { creditDeposit, openWallet } from '#server/wallet/index.ts'
import { holdWithdrawal } from '#server/wallet/index.ts'
import { testDatabase, type TestDatabase } from '#tests/database.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { insertWithdrawal } from './withdrawals.queries.ts'
import { withdrawalRoutes } from './withdrawals.routes.ts'

const JANA = 9001
const WHY = 'The account is that of the letter of the bank.'
const OURS = '/capi/Play/v1/Backoffice'
const iveta: TestStaff = { userId: 1, name: 'Iveta', permissions: [] }
const zdena: TestStaff = { userId: 2, name: 'Zdena', permissions: [] }
const RIGHTS = ['approvals.use', 'payments.read', 'payments.manage', 'payments.refund', 'payments.send'] as const
const clock = movableClock(START)
let db: TestDatabase
let room: Awaited<ReturnType<typeof openTestProcess>>
let serial = 0

beforeAll(async () => {
  db = await testDatabase()
  for (const staff of [iveta, zdena]) staff.permissions = RIGHTS
  const needs: WithdrawalNeeds = {
    db,
    clock,
    rules: {
      currency: 'CZK',
      country: 'CZ',
      minMinor: 20_000,
      maxMinor: 50_000_000,
      methods: ['BankTransfer'],
      verifications: [],
      staffMethods: ['CashPayout', 'CashlessPayout'],
      isCodeOptional: true,
      timeZone: 'Europe/Prague',
      payer: { iban: 'CZ6508000000192000145399', bic: 'GIBACZPX', name: 'Casino' },
    },
    payoutGateways: new Map(),
    isIdentityVerified: async () => true,
    findPayee: async () => ({ firstName: 'Jana', surname: 'Nováková' }),
    listChannels: async () => [],
    sendCode: async () => undefined,
    codes: { hash: async (code) => code, verify: async () => false },
  }
  room = await openTestProcess({ db, clock }, [iveta, zdena], (app, approvals) =>
    withdrawalRoutes(app, needs, approvals),
  )
  await writeFirstPolicy(room.needs, firstApprovalPolicy('CZE'))
  await db.transaction(async (tx) => {
    await openWallet(tx, { playerId: JANA, currency: 'CZK' })
    const amount = { amountMinor: 1_000_000_000, currency: 'CZK' } as const
    await creditDeposit(tx, { playerId: JANA, paymentId: newId(START), amount, gateway: 'Csob' })
  })
})
afterAll(async () => {
  await room?.app.close()
  await db?.close()
})
beforeEach(() => {
  for (const staff of [iveta, zdena]) staff.permissions = RIGHTS
})

type Row = Awaited<ReturnType<typeof pending>>
/** A withdrawal that waits for staff, with these signals. */
async function pending(amountMinor: number, ...signals: 'new-account'[]) {
  return db.transaction(async (tx) => {
    const id = newId(clock.now())
    const amount = { amountMinor, currency: 'CZK' } as const
    const row = await insertWithdrawal(tx, {
      id,
      playerId: JANA,
      method: 'BankTransfer',
      ...amount,
      state: 'pending',
      iban: 'CZ6508000000192000145399',
      storedCardId: null,
      cardHint: null,
      holder: 'Jana Nováková',
      signals,
      madeBy: null,
      codeChannel: null,
      idempotencyKey: `key-of-paying-${(serial += 1)}`,
      requestedAt: clock.now(),
    })
    await holdWithdrawal(tx, { playerId: JANA, movementId: id, amount, method: 'BankTransfer' })
    if (!row) throw new Error('no withdrawal')
    return row
  })
}
const warningOf = ({ referenceNumber }: Row) => `new-account:${referenceNumber}`
const post = (who: TestStaff, path: string, body: object) =>
  room.call(who, path, { body: { explanation: WHY, ...body } })
const send = (who: TestStaff, rows: readonly Row[], more: object = {}) =>
  post(who, `${OURS}/Withdrawals/Send`, { withdrawalIds: rows.map(({ id }) => id), ...more })
const setDone = (who: TestStaff, { id }: Row, more: object = {}) =>
  post(who, '/capi/v2-onling/Payment/SetWithdrawDone', { playerId: JANA, paymentId: id, ...more })
const giveBack = (who: TestStaff, { id }: Row) =>
  post(who, `${OURS}/Withdrawal/GiveBack`, { playerId: JANA, paymentId: id })
const sign = (who: TestStaff, answer: { body: Record<string, unknown> }, more: object = {}) =>
  post(who, `${OURS}/Approvals/Approve`, {
    approvalId: (answer.body['details'] as { approvalId?: string } | undefined)?.approvalId,
    ...more,
  })
const stateOf = async ({ id }: Row) =>
  (await db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id}`))[0]?.state

describe('a withdrawal without a warning', () => {
  it('is sent and marked paid by one person up to the ceiling', async () => {
    const row = await pending(5_000_000)
    expect((await send(iveta, [row])).status).toBe(200)
    expect((await setDone(iveta, row)).body).toMatchObject({ state: 'done' })
  })

  it('above it goes into one file for the bank when a second person has approved it', async () => {
    const row = await pending(5_000_001)
    const asked = await send(iveta, [row])
    expect(asked).toMatchObject({ status: 422, body: { code: 'ERR_APPROVAL_NEEDED' } })
    expect(await send(iveta, [row])).toMatchObject({ body: { details: asked.body['details'] as object } })
    expect(await stateOf(row)).toBe('pending')
    expect((await sign(iveta, asked)).body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    const signed = await Promise.all([sign(zdena, asked), sign(zdena, asked)])
    expect(signed.map(({ status }) => status).sort()).toEqual([200, 422])
    expect(await stateOf(row)).toBe('sent')
    const files = await db.query(sql`select 1 from payments.withdrawal where id = ${row.id} and file_id is not null`)
    expect(files).toHaveLength(1)
  })
})

describe('a withdrawal that staff mark as returned by the bank', () => {
  it('is returned to the player by one person up to the ceiling, above it by two', async () => {
    const [small, large] = [await pending(5_000_000), await pending(5_000_001)]
    for (const row of [small, large])
      await db.query(sql`update payments.withdrawal set state = 'sent' where id = ${row.id}`)
    expect((await giveBack(iveta, small)).body).toMatchObject({ state: 'returned' })
    const asked = await giveBack(iveta, large)
    expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await stateOf(large)).toBe('sent')
    expect((await sign(zdena, asked)).body).toMatchObject({ state: 'executed' })
    expect(await stateOf(large)).toBe('returned')
  })

  it('counts with all that one person, or anybody to this player, gave back alone within a day', async () => {
    clock.advance(86_400_000)
    const rows: Row[] = []
    for (const amountMinor of [3_000_000, 2_000_000, 1_000_000, 1_000_000]) rows.push(await pending(amountMinor))
    await db.query(
      sql`update payments.withdrawal set state = 'sent' where id = any(${rows.map(({ id }) => id)}::uuid[])`,
    )
    const [first, second, third, fourth] = rows as [Row, Row, Row, Row]
    // Two at once are judged one after the other.
    const both = await Promise.all([giveBack(iveta, first), giveBack(iveta, second)])
    expect(both.map(({ status }) => status)).toEqual([200, 200])
    const asked = await giveBack(iveta, third)
    expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect((await giveBack(zdena, fourth)).body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    // What two people gave back counts no further, and the next day begins at nothing.
    expect((await sign(zdena, asked)).body).toMatchObject({ state: 'executed' })
    clock.advance(86_400_000)
    expect((await giveBack(zdena, fourth)).status).toBe(200)
  })

  it('of which two at once do not pass together', async () => {
    clock.advance(86_400_000)
    const rows = [await pending(3_000_000), await pending(3_000_000)] as const
    await db.query(
      sql`update payments.withdrawal set state = 'sent' where id = any(${rows.map(({ id }) => id)}::uuid[])`,
    )
    const both = await Promise.all(rows.map((row) => giveBack(iveta, row)))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a withdrawal with a warning', () => {
  it('is paid by nobody alone, and its warning is accepted by both, by name', async () => {
    const row = await pending(20_000, 'new-account')
    const acceptedWarnings = [warningOf(row)]
    expect((await send(iveta, [row])).body).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
      details: { warnings: acceptedWarnings },
    })
    const asked = await send(iveta, [row], { acceptedWarnings })
    expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect((await sign(zdena, asked)).body).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    expect(await stateOf(row)).toBe('pending')
    expect((await sign(zdena, asked, { acceptedWarnings })).body).toMatchObject({ state: 'executed' })
    expect(await stateOf(row)).toBe('sent')
    const [move] = await db.query(sql`
      select user_name, explanation, approved_by_name, accepted_signals from payments.withdrawal_move
       where withdrawal_id = ${row.id} and to_state = 'sent'`)
    expect(move).toEqual({
      userName: 'Iveta',
      explanation: WHY,
      approvedByName: 'Zdena',
      acceptedSignals: ['new-account'],
    })
    // Accepted by two once, it is no longer open.
    expect((await setDone(iveta, row)).body).toMatchObject({ state: 'done' })
  })

  it('is not marked as paid by one person either, where it was sent without anybody having accepted the warning', async () => {
    const row = await pending(20_000, 'new-account')
    await db.query(sql`update payments.withdrawal set state = 'sent' where id = ${row.id}`)
    expect((await setDone(iveta, row)).body).toMatchObject({ code: 'ERR_WARNINGS_NOT_ACCEPTED' })
    const asked = await setDone(iveta, row, { acceptedWarnings: [warningOf(row)] })
    expect(asked.body).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await stateOf(row)).toBe('sent')
  })
})

describe('a list', () => {
  it('is previewed by a dry run, one by one', async () => {
    const [plain, large, warned] = [
      await pending(20_000),
      await pending(6_000_000),
      await pending(30_000, 'new-account'),
    ]
    const answer = await post(iveta, `${OURS}/Withdrawals/Foresee`, {
      explanation: undefined,
      way: 'send',
      withdrawalIds: [plain.id, large.id, warned.id],
    })
    expect(answer.body['rows']).toMatchObject([
      { withdrawalId: plain.id, needs: 'reason', warnings: [] },
      { withdrawalId: large.id, needs: 'second', warnings: [] },
      { withdrawalId: warned.id, needs: 'second', warnings: [warningOf(warned)] },
    ])
    expect((await send(iveta, [plain])).status).toBe(200)
    const asked = await send(iveta, [large, warned], { acceptedWarnings: [warningOf(warned)] })
    expect((await sign(zdena, asked, { acceptedWarnings: [warningOf(warned)] })).body).toMatchObject({
      state: 'executed',
    })
    expect([await stateOf(large), await stateOf(warned)]).toEqual(['sent', 'sent'])
  })

  it('marks as paid what one person may, and requests approval of the rest', async () => {
    const [plain, warned] = [await pending(20_000), await pending(30_000, 'new-account')]
    for (const { id } of [plain, warned])
      await db.query(sql`update payments.withdrawal set state = 'sent' where id = ${id}`)
    const many = async (isPreview: boolean, more: object = {}) => {
      const body = { withdrawalIds: [plain.id, warned.id], move: 'setDone', isPreview, ...more }
      const rows = (await post(iveta, `${OURS}/Withdrawals/MoveMany`, body)).body['rows'] as { outcome: string }[]
      return rows.map(({ outcome }) => outcome)
    }
    expect(await many(true)).toEqual(['would-move', 'would-ask'])
    expect(await many(false)).toEqual(['moved', 'warnings-open'])
    expect(await many(false, { acceptedWarnings: [warningOf(warned)] })).toEqual(['not-possible', 'asked'])
    expect(await stateOf(warned)).toBe('sent')
  })

  it('whose withdrawal was cancelled meanwhile sends none of it', async () => {
    const [one, other] = [await pending(6_000_000), await pending(6_000_001)]
    const asked = await send(iveta, [one, other])
    await post(zdena, `${OURS}/Withdrawal/Refuse`, { playerId: JANA, paymentId: other.id })
    expect((await sign(zdena, asked)).body).toMatchObject({ state: 'changed', obstacle: 'ERR_STATE_CHANGED' })
    expect(await stateOf(one)).toBe('pending')
  })
})

it('a proposed confiscation waits in the same inbox, and is approved there by somebody else', async () => {
  const row = await pending(20_000)
  const of = { playerId: JANA, paymentId: row.id }
  await post(iveta, '/capi/v2-onling/Payment/SuspendWithdraw', of)
  await post(iveta, '/capi/v2-onling/Payment/ConfiscateWithdraw', of)
  const listed = async (who: TestStaff) => {
    const { body } = await room.call(who, `${OURS}/Approvals/List`, { query: { view: 'mine' } })
    return (body['rows'] as { approvalId: string }[]).filter(({ approvalId }) => approvalId === row.id)
  }
  expect(await listed(iveta)).toEqual([])
  expect(await listed(zdena)).toMatchObject([{ action: 'withdrawals.confiscate', askedByName: 'Iveta' }])
  const signed = (who: TestStaff) => post(who, `${OURS}/Approvals/Approve`, { approvalId: row.id })
  expect((await signed(iveta)).body).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
  expect((await signed(zdena)).body).toMatchObject({ state: 'executed' })
  expect(await stateOf(row)).toBe('confiscated')
})
