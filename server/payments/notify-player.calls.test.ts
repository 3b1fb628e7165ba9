import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId, reactTo, sql } from '#server/kernel/index.ts'
import type { Mail } from '#server/messaging/index.ts'
import { notificationReactions } from './notify-player.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, type TestPayments } from './test-payments.ts'

const WHY = 'Looked at by a person of the tests, all in order.'
let room: TestPayments
let letters: Mail[]
let language: 'cs' | 'en'
let serial = 0

beforeAll(async () => {
  room = await openTestPayments()
  await room.credit(100_000_000)
})
afterAll(() => room?.close())
beforeEach(async () => {
  await room.startOver()
  letters = []
  language = 'cs'
})

/** Handles an event as the worker does. */
async function handle(event: string, payload: Record<string, unknown>): Promise<void> {
  const reactions = notificationReactions({
    db: room.db,
    clock: room.clock,
    findContact: async (playerId) => (playerId === PLAYER ? { email: 'jana@players.test', language } : undefined),
    sendLetter: async (_, mail) => void letters.push(mail),
  })
  for (const one of reactions) await reactTo(one, { name: event, payload })
}
async function request(): Promise<string> {
  const body = {
    amount: { amountMinor: 40_000, currency: 'CZK' },
    method: 'BankTransfer',
    account: '19-2000145399/0800',
    idempotencyKey: `key-of-a-telling-${(serial += 1)}`,
  }
  return String((await room.call('POST', '/capi/v1.1/Funds/Withdraw', { body })).body['withdrawalId'])
}
const refuse = (paymentId: string) =>
  room.call('POST', '/capi/Play/v1/Backoffice/Withdrawal/Refuse', {
    token: STAFF_TOKEN,
    body: { playerId: PLAYER, paymentId, explanation: WHY },
  })

describe('a player gets a letter', () => {
  it('how a withdrawal ended, once, however often the event comes', async () => {
    const withdrawalId = await request()
    await refuse(withdrawalId)
    const event = { withdrawalId, playerId: PLAYER, from: 'pending', to: 'refused' }
    await handle('payments.withdrawal-moved', event)
    await handle('payments.withdrawal-moved', event)
    expect(letters).toEqual([
      {
        to: 'jana@players.test',
        language: 'cs',
        template: 'withdrawal-ended',
        values: {
          end: 'refused',
          amount: '400\u00a0Kč',
          account: '…5399',
          reference: expect.stringMatching(/^\d{10}$/),
        },
      },
    ])
  })

  it('not about what they did themselves, or about what is still open', async () => {
    const withdrawalId = await request()
    for (const to of ['pending', 'cancelled', 'sent', 'suspended'])
      await handle('payments.withdrawal-moved', { withdrawalId, playerId: PLAYER, from: 'pending', to })
    expect(letters).toEqual([])
  })

  it('in their own language', async () => {
    language = 'en'
    const withdrawalId = await request()
    await handle('payments.withdrawal-moved', { withdrawalId, playerId: PLAYER, from: 'sent', to: 'done' })
    expect(letters).toMatchObject([{ language: 'en', values: { amount: 'Kč\u00a0400' } }])
  })

  it('when a deposit settled late, and not for one that settled at once', async () => {
    const payIn = async (minutes: number): Promise<string> => {
      const body = {
        amount: { amountMinor: 50_000, currency: 'CZK' },
        method: 'Bacs',
        gateway: 'Bacs',
        idempotencyKey: `key-of-a-telling-${(serial += 1)}`,
        returnPath: '/cs/deposit/return',
      }
      const { body: begun } = await room.call('POST', '/capi/v1.1/Funds/Deposit', { body })
      const paymentId = String(begun['paymentId'])
      await room.db.query(sql`
        update payments.payment set state = 'settled', settled_at = created_at + make_interval(mins => ${minutes})
         where id = ${paymentId}`)
      return paymentId
    }
    for (const minutes of [2, 600]) await handle('payments.deposit-settled', { paymentId: await payIn(minutes) })
    expect(letters).toMatchObject([{ template: 'deposit-arrived', values: { amount: '500\u00a0Kč' } }])
  })

  it('when a venue took money without a card, with the place', async () => {
    const id = newId(room.clock.now())
    await room.db.query(sql`
      insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, takes_minor, gives_minor,
                                           currency, place, state, balance_minor, created_at, changed_at)
      values (${id}, 'hall', ${PLAYER}, 'a-payout', 'desk', 'land-based', 30000, 0, 'CZK', 'Herna Lípa', 'done', 0, now(), now())`)
    for (const _ of [1, 2]) await handle('payments.money-taken', { transferId: id, playerId: PLAYER })
    expect(letters).toMatchObject([
      { template: 'money-taken', language: 'cs', values: { amount: '300\u00a0Kč', place: 'Herna Lípa' } },
    ])
  })
  it('when money for a terminal is back, and not when a transfer of their own is', async () => {
    const held = async (channel: string, takes: number) => {
      const id = newId(room.clock.now())
      await room.db.query(sql`
        insert into payments.funds_transfer (id, asked_by, player_id, reference, channel, takes_from, takes_minor, gives_minor,
                                             currency, place, state, balance_minor, created_at, changed_at)
        values (${id}, 'hall', ${PLAYER}, ${`held-${(serial += 1)}`}, ${channel}, ${takes > 0 ? 'land-based' : null}, ${takes}, 0,
                'CZK', 'Herna Lípa, T-1', 'expired', 0, now(), now())`)
      return id
    }
    for (const id of [await held('venue', 15_000), await held('own', 10_000), await held('venue', 0)])
      for (const state of ['prepared', 'expired', 'expired'])
        await handle('payments.funds-transferred', { transferId: id, playerId: PLAYER, state })
    expect(letters).toMatchObject([
      { template: 'hold-expired', language: 'cs', values: { amount: '150\u00a0Kč', place: 'Herna Lípa, T-1' } },
    ])
  })
})
