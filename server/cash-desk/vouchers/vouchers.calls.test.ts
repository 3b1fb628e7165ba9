import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { commit, setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import * as calls from '#contract/play-v1/cash-vouchers.ts'
import { cashIn, cashOut, payVoucher } from '#contract/play-v1/staff-cash.ts'
import { closeAccount } from '#contract/play-v1/privacy.ts'
import { getVenuePlay } from '#contract/play-v1/venue-play.ts'
import { getTimeline } from '#contract/play-v1/staff-timeline.ts'
import { reactTo, sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import { notificationReactions } from '#server/payments/index.ts'
import { expireTransfers } from '#server/payments/transfers/end-transfer.ts'
import { countWaiting } from '#tests/count-waiting.ts'
import { openTestDesk, PASSWORD, type Answer, type TestDesk } from '../test-desk.ts'

const DAY_MS = 86_400_000
let desk: TestDesk
let met: Answer
beforeAll(async () => {
  desk = await openTestDesk()
  met = (await desk.begin()).met
  await desk.pay(cashIn, met, 300_000)
})
afterAll(() => desk?.api.close())

const CZK = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const own = (call: (typeof calls)[keyof typeof calls], sent: object = {}) =>
  desk.send(call, call.method === 'GET' ? { query: sent } : { body: sent }, desk.playerToken)
const issue = (amountMinor: number, idempotencyKey = desk.key()) =>
  own(calls.issueVoucher, { amount: CZK(amountMinor), idempotencyKey })
const pay = (voucher: Answer, more: object = {}) =>
  desk.ask('cashier', payVoucher, {
    presenceId: met['presenceId'],
    code: voucher['code'],
    idempotencyKey: desk.key(),
    ...more,
  })

const letters: Mail[] = []
/** Runs the reaction to the event, as the worker does. */
async function tellOf(payload: { transferId: string; state: string }): Promise<void> {
  const { db, clock } = desk.api
  const findContact = async () => ({ email: 'jana@players.test', language: 'cs' }) as const
  const sendLetter = async (_: unknown, mail: Mail) => void letters.push(mail)
  for (const one of notificationReactions({ db, clock, findContact, sendLetter }))
    await reactTo(one, { name: 'payments.funds-transferred', payload: { ...payload, playerId: desk.playerId } })
}

/** The balance of the land-based wallet. */
async function landBased(): Promise<number> {
  const { balance } = await desk.send(setLandBasedWalletEnable, { body: { isEnabled: true } }, desk.playerToken)
  return (balance as { amountMinor: number }).amountMinor
}

describe('a voucher', () => {
  it('reserves money of the wallet, is returned again for its key, and is paid once to its player', async () => {
    const key = desk.key()
    const voucher = await issue(120_000, key)
    expect(voucher).toMatchObject({ status: 200, state: 'open', amount: CZK(120_000) })
    expect(voucher['code']).toMatch(/^([2-9A-HJ-NP-TV-Z]{4}-){3}[2-9A-HJ-NP-TV-Z]{4}$/)
    expect(await issue(120_000, key)).toEqual(voucher)
    expect(await issue(110_000, key)).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await landBased()).toBe(180_000)
    expect(await desk.send(getVenuePlay, { query: {} }, desk.playerToken)).toMatchObject({
      holds: [
        {
          amount: CZK(120_000),
          expiresAt: voucher['expiresAt'],
          what: 'voucher',
          voucherId: voucher['voucherId'],
        },
      ],
    })

    const paid = await pay({ ...voucher, code: String(voucher['code']).toLowerCase() } as Answer)
    expect(paid).toMatchObject({
      status: 200,
      kind: 'cash-out',
      amount: CZK(-120_000),
      balance: CZK(180_000),
      voucherId: voucher['voucherId'],
    })
    expect(await pay(voucher)).toMatchObject({ code: 'ERR_STATE_CHANGED', details: { state: 'paid' } })
    expect(await own(calls.cancelVoucher, { voucherId: voucher['voucherId'] })).toMatchObject({
      code: 'ERR_STATE_CHANGED',
    })
    expect(await own(calls.listVouchers)).toMatchObject({ vouchers: [{ state: 'paid' }] })
    expect(await checkBooks(desk.api.db, desk.api.clock)).toMatchObject({ differences: [] })
  })

  it('is paid once for two concurrent requests, and a repeated request returns the same movement', async () => {
    const before = await landBased()
    const voucher = await issue(10_000)
    const answers = await Promise.all([pay(voucher), pay(voucher), pay(voucher)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422, 422])
    expect(await landBased()).toBe(before - 10_000)
    const again = await issue(10_000)
    const idempotencyKey = desk.key()
    const first = await pay(again, { idempotencyKey })
    expect(await pay(again, { idempotencyKey })).toEqual(first)
  })

  it('is not confused with another one of the same amount that its key has paid', async () => {
    const [one, other] = [await issue(10_000), await issue(10_000)]
    const idempotencyKey = desk.key()
    expect(await pay(one, { idempotencyKey })).toMatchObject({ status: 200 })
    expect(await pay(other, { idempotencyKey })).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await desk.pay(cashOut, met, 10_000, { idempotencyKey })).toMatchObject({ code: 'ERR_KEY_REUSED' })
    const plain = desk.key()
    expect(await desk.pay(cashOut, met, 10_000, { idempotencyKey: plain })).toMatchObject({ status: 200 })
    expect(await pay(other, { idempotencyKey: plain })).toMatchObject({ code: 'ERR_KEY_REUSED' })
    expect(await own(calls.cancelVoucher, { voucherId: other['voucherId'] })).toMatchObject({ status: 200 })
  })

  it('returns its money when its player cancels it, and cannot be finished by a call of wallet transfers', async () => {
    const before = await landBased()
    const voucher = await issue(20_000)
    const [held] = await desk.api.db.query<{ transferId: string }>(sql`
      select transfer_id from cash_desk.voucher where id = ${String(voucher['voucherId'])}`)
    const finished = await desk.send(commit, { query: { id: held?.transferId } }, desk.playerToken)
    expect(finished).toMatchObject({ code: 'ERR_TRANSFER_NOT_FOUND' })
    expect((await own(calls.cancelVoucher, { voucherId: voucher['voucherId'] })).status).toBe(200)
    expect(await landBased()).toBe(before)
    expect(await pay(voucher)).toMatchObject({ code: 'ERR_STATE_CHANGED', details: { state: 'cancelled' } })
  })

  it('is limited: by the wallet, by the legal maximum of a day, by the number of open ones', async () => {
    expect(await issue(50)).toMatchObject({ code: 'ERR_AMOUNT_NOT_ALLOWED' })
    expect(await issue(100_000_000)).toMatchObject({ code: expect.stringMatching(/AMOUNT|CASH_LIMIT/) as string })
    expect(await issue(26_000_000)).toMatchObject({ status: 422 })
    const left = await landBased()
    expect(await issue(left + 100)).toMatchObject({ code: 'ERR_INSUFFICIENT_FUNDS' })
    const made = await Promise.all(Array.from({ length: 6 }, () => issue(1_000)))
    expect(made.filter(({ status }) => status === 200)).toHaveLength(5)
    expect(made.find(({ status }) => status !== 200)).toMatchObject({ code: 'ERR_TOO_MANY_OPEN' })
    for (const { voucherId } of made) if (voucherId) await own(calls.cancelVoucher, { voucherId })
    expect(await landBased()).toBe(left)
  })

  it('is invisible to other players, and its code is not in the database', async () => {
    const voucher = await issue(5_000)
    expect(await pay({ ...voucher, code: 'AAAA-BBBB-CCCC-DDDD' } as Answer)).toMatchObject({
      code: 'ERR_VOUCHER_NOT_FOUND',
    })
    const rows = await desk.api.db.query<{ row: string }>(sql`select v::text as row from cash_desk.voucher v`)
    const code = String(voucher['code']).replaceAll('-', '')
    expect(rows.map(({ row }) => row).join()).not.toContain(code)
    await expect(desk.api.db.query(sql`delete from cash_desk.voucher`)).rejects.toThrow('not deleted')
  })

  it('expires after a day: it cannot be paid, its money is returned, and its player gets one letter', async () => {
    const before = await landBased()
    const voucher = await issue(30_000)
    desk.api.clock.advance(DAY_MS + 1000)
    const token = await desk.api.freshToken('player')
    const { vouchers } = await desk.send(calls.listVouchers, { query: {} }, token)
    expect((vouchers as Answer[]).find(({ voucherId }) => voucherId === voucher['voucherId'])).toMatchObject({
      state: 'expired',
    })
    // Its player can cancel it without waiting for the worker.
    const cancelling = { body: { voucherId: voucher['voucherId'] } }
    expect(await desk.send(calls.cancelVoucher, cancelling, token)).toMatchObject({ status: 200 })
    expect(await desk.send(setLandBasedWalletEnable, { body: { isEnabled: true } }, token)).toMatchObject({
      balance: CZK(before),
    })
    await expireTransfers({ db: desk.api.db, clock: desk.api.clock })
    expect(await desk.send(calls.cancelVoucher, cancelling, token)).toMatchObject({ code: 'ERR_STATE_CHANGED' })
    const ended = await desk.api.db.query<{ transferId: string; state: string }>(sql`
      select transfer_id, f.state from cash_desk.voucher v join payments.funds_transfer f on f.id = v.transfer_id
       order by v.created_at`)
    for (const { transferId, state } of [...ended, ...ended]) await tellOf({ transferId, state })
    expect(letters).toEqual([
      expect.objectContaining({ template: 'voucher-expired', values: { amount: '50\u{a0}Kč' } }),
    ])
    const { balance } = await desk.send(setLandBasedWalletEnable, { body: { isEnabled: true } }, token)
    // The voucher of the previous test has expired too.
    expect(balance).toEqual(CZK(before + 5_000))
  })

  it('keeps the account open: closing waits for money on its way between the voucher and the wallet', async () => {
    const { api, playerId } = desk
    const token = await api.freshToken('player')
    const land = sql`(select id from ledger.account where path = ${`player:${playerId}:land-based`})`
    await api.db.query(sql`
      update ledger.balance set balance = 0
       where account_id in (select id from ledger.account where path like ${`player:${playerId}:%`})`)
    const closing = await api.db.transaction(async (tx) => {
      await tx.query(sql`select from ledger.balance where account_id = ${land} for update`)
      let isOver = false
      const asked = desk.send(closeAccount, { body: { password: PASSWORD, erasesData: false } }, token)
      const ended = asked.finally(() => (isOver = true))
      while (!isOver && (await countWaiting(api.db)) === 0);
      await tx.query(sql`update ledger.balance set balance = 30000 where account_id = ${land}`)
      return { ended }
    })
    expect(await closing.ended).toMatchObject({
      code: 'ERR_ACCOUNT_NOT_EMPTY',
      details: { obstacles: [{ kind: 'landBasedBalance', amount: CZK(30_000) }] },
    })
  })

  it('has its own name in the history, by how it ended', async () => {
    const query = { playerId: String(desk.playerId), kinds: 'money' }
    const { rows } = await desk.send(getTimeline, { query }, await desk.api.freshToken('staff'))
    const whats = (rows as Answer[]).map(({ what }) => String(what)).filter((what) => what.startsWith('voucher'))
    expect(new Set(whats)).toEqual(new Set(['voucher-paid', 'voucher-taken-back', 'voucher-expired']))
    expect(whats.filter((what) => what === 'voucher-paid')).toHaveLength(4)
    expect((rows as Answer[]).filter(({ what }) => String(what).startsWith('transfer'))).toEqual([])
  })
})
