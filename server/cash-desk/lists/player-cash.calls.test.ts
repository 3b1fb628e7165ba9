import { afterAll, beforeAll, expect, it } from 'vitest'
import type { CallDefinition } from '#contract/call.ts'
import { accountingTransaction } from '#contract/funds-transfer/player-transaction.ts'
import { revealPlayer } from '#contract/play-v1/backoffice.ts'
import { issueVoucher } from '#contract/play-v1/cash-vouchers.ts'
import { listCashIdentifications, listPlayerVouchers } from '#contract/play-v1/player-cash.ts'
import { cashIn } from '#contract/play-v1/staff-cash.ts'
import { findCashOf, findIdentifiedAtDesks } from '../personal-data.queries.ts'
import { openTestDesk, type Answer, type TestDesk } from '../test-desk.ts'

const ORIGIN = 'Prodej motocyklu.'
let desk: TestDesk
let risk: string
let met: Answer

beforeAll(async () => {
  desk = await openTestDesk()
  met = (await desk.begin(20)).met
  risk = await desk.api.tokenOfRole('risk')
  const client = (await desk.api.freshToken('internal')) ?? ''
  const document = { kind: 'IdentityCard', number: `9${String(desk.playerId).padStart(8, '0')}` }
  const body = {
    playerId: desk.playerId,
    reference: 'seen-there',
    kind: 'CashIn',
    amount: { amountMinor: 900_000, currency: 'CZK' },
    identification: { document, origin: ORIGIN },
  }
  expect(await desk.send(accountingTransaction, { body }, client)).toMatchObject({ status: 200 })
  desk.api.clock.advance(60_000)
  const identification = { identification: { origin: ORIGIN } }
  expect(await desk.pay(cashIn, met, 2_300_000, identification)).toMatchObject({ status: 200 })
  const voucher = { amount: { amountMinor: 100_000, currency: 'CZK' }, idempotencyKey: desk.key() }
  expect(await desk.send(issueVoucher, { body: voucher }, desk.playerToken)).toMatchObject({ status: 200 })
})
afterAll(() => desk?.api.close())

const read = (call: CallDefinition, token: string): Promise<Answer> =>
  desk.send(call, { query: { playerId: desk.playerId } }, token)

it('documents and origins of cash are covered, and uncovered for a purpose', async () => {
  const covered = await read(listCashIdentifications, risk)
  expect(covered).toMatchObject({
    status: 200,
    rows: [
      { way: 'desk', amount: { amountMinor: 2_300_000 }, deskName: 'Pokladna 1' },
      { way: 'venue', amount: { amountMinor: 900_000 }, documentKind: 'IdentityCard' },
    ],
  })
  expect(JSON.stringify(covered)).not.toContain(ORIGIN)
  expect(JSON.stringify(covered)).not.toContain(String(desk.playerId).padStart(8, '0'))
  const purpose = { playerId: desk.playerId, purpose: 'Prověření původu peněz, případ 3.' }
  expect(await desk.send(revealPlayer, { body: purpose }, risk)).toMatchObject({ status: 200 })
  expect(await read(listCashIdentifications, risk)).toMatchObject({
    rows: [{ origin: ORIGIN }, { documentNumber: `9${String(desk.playerId).padStart(8, '0')}` }],
  })
})

it('newer movements without a document or an origin do not displace earlier ones with them', async () => {
  const { db } = desk.api
  const shown = await findIdentifiedAtDesks(db, desk.playerId, 1)
  expect(shown).toHaveLength(1)
  desk.api.clock.advance(60_000)
  expect(await desk.pay(cashIn, met, 100_000, {})).toMatchObject({ status: 200 })
  expect(await findCashOf(db, desk.playerId, 1)).toMatchObject([{ documentSealed: null, originSealed: null }])
  expect(await findIdentifiedAtDesks(db, desk.playerId, 1)).toEqual(shown)
})

it('needs the permission, and support sees vouchers without their codes', async () => {
  const support = await desk.api.tokenOfRole('support')
  expect(await read(listCashIdentifications, support)).toMatchObject({ status: 403 })
  const vouchers = await read(listPlayerVouchers, support)
  expect(vouchers).toMatchObject({
    status: 200,
    rows: [{ state: 'open', amount: { amountMinor: 100_000 }, paidNumber: null }],
  })
  expect(JSON.stringify(vouchers)).not.toContain('code')
  const nobody = { query: { playerId: 999_999_999 } }
  expect(await desk.send(listPlayerVouchers, nobody, support)).toMatchObject({ code: 'ERR_PLAYER_NOT_FOUND' })
})
