import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import * as calls from '#contract/play-v1/automatic-approval.ts'
import { newId, refuse, sql } from '#server/kernel/index.ts'
import { checkBooks, openContraAccount, postPlays } from '#server/ledger/index.ts'
import { creditDeposit, findWallet } from '#server/wallet/index.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, START, type TestPayments } from '../test-payments.ts'
import { openStaffApp } from '../test-staff.ts'
import { pollPayouts } from '../withdrawals/poll-payouts.ts'
import { approveWithdrawals } from './approve-withdrawals.ts'
import { automaticApprovalRoutes } from './automatic-approval.routes.ts'
import type { ApprovalNeeds } from './needs.ts'

const WHY = 'What is this small was right in each of the last months.'
const IBAN = 'CZ6508000000192000145399'
const PAID_IN = 100_000_000
let room: TestPayments
let desk: Awaited<ReturnType<typeof openStaffApp>>
let serial = 0
/** Results of other rooms; each test changes one of them. */
let outside: { lockedAt: Date | null; isVerified: boolean; isLawful: boolean; isClosed: boolean; isSilent: boolean }

const needs = (): ApprovalNeeds => ({
  db: room.db,
  clock: room.clock,
  target: 'test',
  payoutGateways: room.needs.gateways,
  findPayee: async () => ({ firstName: 'Jana', surname: 'Nováková', lockedAt: outside.lockedAt }),
  isIdentityVerified: async () => {
    if (outside.isSilent) throw new Error('the register says nothing')
    return outside.isVerified
  },
  judgeWithdrawal: async () => {
    if (!outside.isLawful) refuse('ERR_PERSON_HAS_ACCOUNT')
  },
  isRestricted: async () => outside.isClosed,
  onFailure: () => undefined,
})

beforeAll(async () => {
  room = await openTestPayments()
  const { db, clock } = room
  desk = await openStaffApp((app) =>
    automaticApprovalRoutes(app, { db, clock, target: 'test', rules: { currency: 'CZK', maxMinor: 5_000_000 } }),
  )
  await db.transaction(async (tx) => {
    const amount = { amountMinor: PAID_IN, currency: 'CZK' } as const
    await creditDeposit(tx, { playerId: PLAYER, paymentId: newId(START), amount, gateway: 'Csob' })
    // All of it was staked and won back: a player who has not played what they paid in causes a signal.
    const wallet = await findWallet(tx, PLAYER)
    const contraId = await openContraAccount(tx, { path: 'house:CZK:stakes', currency: 'CZK' })
    const play = { reference: newId(START), stakeMinor: PAID_IN, winMinor: PAID_IN, ordinal: 1 }
    const context = { contraId, seriesId: 1, day: '2026-11-21', at: START }
    await postPlays(tx, context, [{ ...play, accountId: wallet?.accountId ?? 0 }])
  })
})
afterAll(async () => {
  await desk?.close()
  await room?.close()
})
beforeEach(async () => {
  await room.startOver()
  outside = { lockedAt: null, isVerified: true, isLawful: true, isClosed: false, isSilent: false }
  const { current } = (await desk.ask('iveta', calls.getApprovalRule)) as { current?: { ruleId: string } | null }
  if (current) await desk.ask('iveta', calls.stopAutomaticApproval, { ruleId: current.ruleId, explanation: WHY })
  // Nothing is open, and earlier automatic approvals are not of today.
  const waiting = await room.db.query<{ id: string }>(sql`select id from payments.withdrawal where state = 'pending'`)
  for (const { id } of waiting) await room.call('POST', '/capi/v2-onling/Payment/CancelWithdraw', { body: { id } })
  await room.db.query(sql`update payments.payout set next_ask_at = null`)
  await room.db.query(sql`update payments.withdrawal set approved_at = approved_at - interval '2 days'
                           where approved_at is not null`)
})

const money = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const propose = (maxMinor: number, dayMaxMinor: number) =>
  desk.ask('iveta', calls.proposeApprovalRule, { max: money(maxMinor), dayMax: money(dayMaxMinor), explanation: WHY })
async function switchOn(maxMinor = 100_000, dayMaxMinor = 150_000): Promise<string> {
  const { ruleId } = await propose(maxMinor, dayMaxMinor)
  const approved = await desk.ask('zdena', calls.approveApprovalRule, { ruleId, explanation: WHY })
  expect(approved.status, JSON.stringify(approved)).toBe(200)
  room.clock.advance(1_000)
  return String(ruleId)
}
async function request(amountMinor: number, method = 'PayoutOne'): Promise<string> {
  // Ids sort by time; those of one instant do not.
  room.clock.advance(10)
  const { status, body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', {
    body: { amount: money(amountMinor), method, account: IBAN, idempotencyKey: `key-of-approvals-${(serial += 1)}` },
  })
  expect(status, JSON.stringify(body)).toBe(200)
  return String(body['withdrawalId'])
}
const read = async (id: string) => {
  const rows = await room.db.query<{ state: string; heldFor: string[] | null; approvedByRule: string | null }>(
    sql`select state, held_for, approved_by_rule from payments.withdrawal where id = ${id}`,
  )
  return rows[0]
}
const payOut = async (id: string) => {
  const body = { withdrawalIds: [id], explanation: 'Looked at by a person, the first payout of the player.' }
  await room.call('POST', '/capi/Play/v1/Backoffice/Withdrawals/PayOut', { token: STAFF_TOKEN, body })
  await finish(id)
}
/** A person pays the account once: it is known from then on. */
const payFirst = async () => payOut(await request(20_000))
/** Requests the status from the partner, who has paid by then. */
async function finish(id: string): Promise<void> {
  await pollPayouts(room.needs)
  await room.partners.payoutOne.settle()
  await pollPayouts(room.needs)
  expect((await read(id))?.state).toBe('done')
}

describe('the rule', () => {
  it('is off until two people have switched it on, and one switches it off', async () => {
    expect(await desk.ask('iveta', calls.getApprovalRule)).toMatchObject({ current: null })
    const { ruleId } = await propose(100_000, 150_000)
    const body = { ruleId, explanation: WHY }
    expect(await desk.ask('iveta', calls.getApprovalRule)).toMatchObject({ current: null })
    expect(await desk.ask('iveta', calls.approveApprovalRule, body)).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect(await desk.ask('zdena', calls.approveApprovalRule, body)).toMatchObject({ state: 'approved' })
    expect(await desk.ask('zdena', calls.approveApprovalRule, body)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await desk.ask('iveta', calls.getApprovalRule)).toMatchObject({ current: { ruleId, max: money(100_000) } })
    expect(await desk.ask('iveta', calls.stopAutomaticApproval, body)).toMatchObject({ stoppedByName: 'Iveta' })
    expect(await desk.ask('iveta', calls.stopAutomaticApproval, body)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    expect(await desk.ask('iveta', calls.getApprovalRule)).toMatchObject({ current: null })
  })

  it('replaces the one before, so that there is never more than one', async () => {
    const before = await switchOn()
    const ruleId = await switchOn(50_000, 60_000)
    expect(await desk.ask('iveta', calls.getApprovalRule)).toMatchObject({ current: { ruleId } })
    const { rows } = (await desk.ask('iveta', calls.listApprovalRules)) as unknown as {
      rows: { ruleId: string; stoppedByName: string | null }[]
    }
    expect(rows.find((one) => one.ruleId === before)).toMatchObject({ stoppedByName: 'Zdena' })
  })

  it('allows no more than the largest withdrawal, and per day no less than one withdrawal', async () => {
    expect(await propose(5_000_001, 9_000_000)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    expect(await propose(100_000, 99_999)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    const euros = { amountMinor: 100_000, currency: 'EUR' }
    const body = { max: euros, dayMax: euros, explanation: WHY }
    expect(await desk.ask('iveta', calls.proposeApprovalRule, body)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
  })
})

describe('a withdrawal', () => {
  it('waits for staff where no rule is valid', async () => {
    const id = await request(20_000)
    expect(await approveWithdrawals(needs())).toBe(0)
    expect(await read(id)).toEqual({ state: 'pending', heldFor: null, approvedByRule: null })
  })

  it('waits for a person the first time, and is approved automatically once a person has paid that account', async () => {
    const rule = await switchOn()
    const first = await request(20_000)
    await approveWithdrawals(needs())
    expect((await read(first))?.heldFor).toEqual(['signals', 'first-payout'])
    await payOut(first)
    const second = await request(100_000)
    expect(await approveWithdrawals(needs())).toBe(1)
    expect(await read(second)).toEqual({ state: 'sent', heldFor: null, approvedByRule: rule })
    expect(await approveWithdrawals(needs())).toBe(0)
    await finish(second)
    expect(await desk.ask('iveta', calls.getApprovalRule)).toMatchObject({
      lastDay: { count: 1, total: money(100_000) },
    })
    expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
  })

  it('waits for a person above the amount, and above the sum of a day', async () => {
    await payFirst()
    await switchOn(100_000, 150_000)
    const large = await request(100_001)
    const ids = [await request(100_000), await request(50_001), await request(50_000)]
    await Promise.all([approveWithdrawals(needs()), approveWithdrawals(needs())])
    expect((await read(large))?.heldFor).toEqual(['over-amount'])
    const rows = await Promise.all(ids.map(read))
    expect(rows.map((row) => row?.heldFor ?? row?.state)).toEqual(['sent', ['over-day'], 'sent'])
    expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
  })

  const locked = new Date('2026-11-20T12:00:00Z')
  it.each<[string, Partial<typeof outside>, string[]]>([
    ['a locked player', { lockedAt: locked }, ['player-locked']],
    ['an identity that is not verified', { isVerified: false }, ['signals']],
    ['what the law refuses by now', { isLawful: false }, ['law']],
    ['a way that was closed', { isClosed: true }, ['way-closed']],
    ['an answer that does not come', { isSilent: true }, ['unknown']],
  ])('%s is a reason for a person', async (_, change, heldFor) => {
    await payFirst()
    await switchOn()
    const id = await request(30_000)
    outside = { ...outside, ...change }
    await approveWithdrawals(needs())
    expect(await read(id)).toMatchObject({ state: 'pending', heldFor })
    // Each is evaluated once: later changes do not return it to automatic approval.
    outside = { ...outside, lockedAt: null, isVerified: true, isLawful: true, isClosed: false, isSilent: false }
    expect(await approveWithdrawals(needs())).toBe(0)
  })

  it('waits for staff when it is paid by a file, staff touched it, or it is older than the rule', async () => {
    await payFirst()
    const before = await request(30_000)
    room.clock.advance(1_000)
    await switchOn()
    const byFile = await request(30_000, 'BankTransfer')
    const touched = await request(31_000)
    const body = { playerId: PLAYER, paymentId: touched, explanation: WHY }
    for (const path of ['SuspendWithdraw', 'ResumeWithdraw'])
      await room.call('POST', `/capi/v2-onling/Payment/${path}`, { token: STAFF_TOKEN, body })
    await approveWithdrawals(needs())
    expect((await read(before))?.heldFor).toBeNull()
    expect((await read(byFile))?.heldFor).toContain('bank-file')
    expect((await read(touched))?.heldFor).toEqual(['by-staff'])
  })

  it('of a player of another brand is left to that brand’s worker', async () => {
    await switchOn()
    const id = await request(30_000)
    const elsewhere = { ...needs(), findPayee: async () => undefined }
    expect(await approveWithdrawals(elsewhere)).toBe(0)
    expect(await read(id)).toEqual({ state: 'pending', heldFor: null, approvedByRule: null })
    expect(await approveWithdrawals(needs())).toBe(1)
  })

  it('is shown to staff with the reasons, and with the rule that let it through', async () => {
    await payFirst()
    await switchOn()
    const [held, sent] = [await request(120_000), await request(40_000)]
    await approveWithdrawals(needs())
    const shown = async (paymentId: string) => {
      const query = { playerId: String(PLAYER), paymentId }
      const { body } = await room.call('GET', '/capi/Play/v1/Backoffice/Withdrawal/Get', { token: STAFF_TOKEN, query })
      return body
    }
    expect(await shown(held)).toMatchObject({ withdrawal: { heldFor: ['over-amount'], isApprovedByRule: false } })
    expect(await shown(sent)).toMatchObject({ withdrawal: { heldFor: null, isApprovedByRule: true } })
    expect((await shown(sent))['moves']).toContainEqual(expect.objectContaining({ to: 'sent', by: 'clock' }))
  })

  it('is never let through by the database without a valid rule that reaches it', async () => {
    const ruleId = await switchOn(50_000, 50_000)
    const id = await request(60_000)
    const approve = () =>
      room.db.query(sql`
        update payments.withdrawal set approved_by_rule = ${ruleId}, approved_at = now() where id = ${id}`)
    await expect(approve()).rejects.toThrow('No valid rule')
    await expect(
      room.db.query(
        sql`update payments.approval_rule set max_minor = 60000, day_max_minor = 60000 where id = ${ruleId}`,
      ),
    ).rejects.toThrow('never changes')
  })
})
