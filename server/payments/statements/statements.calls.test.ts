import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import type { CallDefinition } from '#contract/call.ts'
import {
  cancelBankTransfer,
  getBankTransferInfo,
  listUnprocessedTransactions,
} from '#contract/onling-v2/bank-transfer.ts'
import { approve } from '#contract/play-v1/approvals.ts'
import * as calls from '#contract/play-v1/bank-statements.ts'
import { sendWithdrawals } from '#contract/play-v1/staff-withdrawals.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { newId, sql } from '#server/kernel/index.ts'
import { getBalance } from '#server/wallet/index.ts'
import type { Movement } from '#providers/bank-statements/movement.ts'
import { writeCamt053 } from '#providers/bank-statements/write-camt053.ts'
import { writeGpc } from '#providers/bank-statements/write-gpc.ts'
import { letOnePerson } from '#tests/let-one-person.ts'
import { openTestApi, TEST_IBAN, type TestApi } from '#tests/api.ts'
import { signByTwo } from '#tests/sign-by-two.ts'
import { uploadFile } from '#tests/upload-file.ts'
import { compareDay, getReconciledDay } from '#contract/play-v1/reconciliation.ts'
import * as payments from '../payments.queries.ts'
import { acceptWarnings } from '../test-warnings.ts'
import { settleDeposit } from '../settle-deposit.ts'
import { moveWithdrawal } from '../withdrawals/move-withdrawal.ts'
import { lockWithdrawal } from '../withdrawals/withdrawals.queries.ts'
import { takeStatements } from './import-statement.ts'

const OWN = { iban: 'CZ6508000000192000145399', currency: 'CZK' } as const
const JANA = { counterIban: 'CZ3020100000002900000013', counterName: 'NOVÁKOVÁ JANA' }
const STRANGER = { counterIban: 'CZ2601000000000100000008', counterName: 'ČERNÝ KAREL' }
const NOBODY_KNOWN = { counterIban: 'CZ5603000000000200000011', counterName: 'DVOŘÁK PETR' }
const WHY = 'Found by the message of the order and a call with the player.'

let api: TestApi
let playerId: number
let second: string
let serial = 100

beforeAll(async () => {
  api = await openTestApi({ isVerified: true })
  // Approvals are tested with the withdrawals and, for judging movements, at the end.
  await letOnePerson(api.db, api.clock.now(), ['withdrawals.send', 'bank.match'])
  const [row] = await api.db.query<{ playerId: number }>(sql`select player_id from wallet.wallet limit 1`)
  playerId = row?.playerId ?? 0
  second = await api.tokenOfRole('payments')
})
afterAll(() => api?.close())
beforeEach(async () => {
  // Each test begins without open movements, so that those it leaves open are its own.
  await api.db.query(sql`update payments.bank_item set state = 'other' where state = 'open'`)
})

const day = () => api.clock.now().toISOString().slice(0, 10)
const file = (movements: readonly Movement[], write = writeGpc) => {
  // Statements are listed by the time of their import.
  api.clock.advance(1_000)
  return write({ ...OWN, number: (serial += 1), day: day(), openingMinor: 1_000_000, movements })
}
const movement = (amountMinor: number, more: Partial<Movement> = {}): Movement => ({
  reference: String((serial += 1)),
  amountMinor,
  ...more,
})

const creditByTwo = (itemId: string | undefined, acceptedWarnings: readonly string[]) =>
  signByTwo(api, calls.creditItem, { body: { itemId, playerId, explanation: WHY }, second, acceptedWarnings })

type Answer = { status: number } & Record<string, unknown>

async function take(bytes: Buffer) {
  const token = await api.freshToken('staff')
  const answer = await uploadFile(api.app, { url: calls.importStatement.path, token, file: bytes, name: 'v.gpc' })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as Answer
}
async function ask(call: CallDefinition, input: { body?: object; query?: object }) {
  const token = await api.freshToken(call.audience)
  const answer = await api.send(call, { input, token })
  return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as Answer
}
const cash = async () => (await getBalance(api.db, playerId)).amountMinor
const open = async () =>
  (await ask(listUnprocessedTransactions, { query: {} }))['rows'] as {
    itemId: string
    problem: string
    amount: { amountMinor: number }
  }[]

async function startTransfer(amountMinor = 25_000) {
  const started = await ask(deposit, {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'Bacs',
      gateway: 'Bacs',
      idempotencyKey: `transfer-of-the-tests-${(serial += 1)}`,
      returnPath: '/cs/account',
    },
  })
  expect(started.status, JSON.stringify(started)).toBe(200)
  return { paymentId: started['paymentId'], variableSymbol: String(started['referenceNumber']) }
}

/** A withdrawal that was sent to the bank, and the bank's statement of it. */
async function sendWithdrawal(amountMinor = 30_000) {
  const asked = await ask(withdraw, {
    body: {
      amount: { amountMinor, currency: 'CZK' },
      method: 'BankTransfer',
      account: TEST_IBAN,
      holder: 'Jana Nováková',
      idempotencyKey: `withdrawal-of-the-tests-${(serial += 1)}`,
    },
  })
  const id = String(asked['withdrawalId'])
  await api.db.query(sql`update payments.withdrawal set state = 'pending' where id = ${id} and state = 'requested'`)
  const body = await acceptWarnings(api.db, sendWithdrawals.path, { withdrawalIds: [id], explanation: WHY })
  const sent = await ask(sendWithdrawals, { body })
  expect(sent.status, JSON.stringify([asked, sent])).toBe(200)
  return { id, variableSymbol: String(asked['referenceNumber']) }
}
const stateOf = async (id: string) =>
  (await api.db.query<{ state: string }>(sql`select state from payments.withdrawal where id = ${id}`))[0]?.state

describe('a file that staff bring', () => {
  const bring = async (bytes: Buffer, explanation?: string) => {
    const token = await api.freshToken('staff')
    const query = explanation === undefined ? {} : { explanation }
    const { path: url } = calls.importStatement
    const answer = await uploadFile(api.app, { url, query, token, file: bytes, name: 'v.gpc' })
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as Answer
  }
  const sign = async (asked: Answer, token: string | undefined) => {
    const { approvalId } = asked['details'] as { approvalId: string }
    const body = { approvalId, explanation: 'I have fetched the same file from the bank.', acceptedWarnings: [] }
    const answer = await api.send(approve, { input: { body }, token })
    return { status: answer.statusCode, ...answer.json<Record<string, unknown>>() } as Answer
  }
  // The tests below are about the content of a file.
  afterAll(() => letOnePerson(api.db, api.clock.now(), ['bank.import']))

  it('credits nobody before a second person has approved it, and then once', async () => {
    const before = await cash()
    const { variableSymbol } = await startTransfer()
    const bytes = file([movement(25_000, { ...JANA, variableSymbol })])
    expect(await bring(bytes)).toMatchObject({ code: 'ERR_REASON_REQUIRED' })
    const asked = await bring(bytes, WHY)
    expect(asked).toMatchObject({ status: 422, code: 'ERR_APPROVAL_NEEDED' })
    expect([await cash(), await open()]).toEqual([before, []])
    expect(await sign(asked, await api.freshToken('staff'))).toMatchObject({ code: 'ERR_SECOND_PERSON_NEEDED' })
    expect(await sign(asked, second)).toMatchObject({ status: 200 })
    expect(await cash()).toBe(before + 25_000)
    expect(await api.db.query(sql`select 1 from payments.brought_statement`)).toEqual([])
    expect(await bring(bytes)).toMatchObject({ status: 200, known: 1, items: 0 })
  })

  it('whose movements the bank returned meanwhile must be requested again: it would do something else', async () => {
    const { variableSymbol } = await startTransfer()
    const bytes = file([movement(25_000, { ...JANA, variableSymbol })])
    const asked = await bring(bytes, WHY)
    const rules = { payer: { ...OWN, bic: 'GIBACZPX', name: 'Test casino' }, currency: 'CZK' } as const
    await takeStatements({ db: api.db, clock: api.clock, rules, findPayee: async () => undefined }, bytes, 'bank')
    const after = await cash()
    expect(await sign(asked, second)).toMatchObject({ state: 'changed' })
    expect(await cash()).toBe(after)
  })
})

describe('a deposit by bank transfer', () => {
  it('shows where to send it, and waits for days', async () => {
    const { paymentId, variableSymbol } = await startTransfer(25_050)
    expect(await ask(getBankTransferInfo, { query: { paymentId } })).toMatchObject({
      iban: OWN.iban,
      localAccount: '19-2000145399/0800',
      variableSymbol,
      qrText: `SPD*1.0*ACC:${OWN.iban}+GIBACZPX*AM:250.50*CC:CZK*X-VS:${variableSymbol}*MSG:Test casino ${playerId}`,
    })
    const foreign = '0190d3a0-7b1c-7000-8000-0123456789ab'
    expect(await ask(getBankTransferInfo, { query: { paymentId: foreign } })).toMatchObject({ status: 422 })
  })

  it.each([
    ['GPC', writeGpc],
    ['camt.053', writeCamt053],
  ])('is credited from a statement as %s, once', async (_, write) => {
    const before = await cash()
    const { variableSymbol } = await startTransfer()
    const bytes = file([movement(25_000, { ...JANA, variableSymbol })], write)
    expect(await take(bytes)).toMatchObject({ status: 200, statements: 1, items: 1, matched: 1, open: 0 })
    expect(await cash()).toBe(before + 25_000)
    expect(await take(bytes)).toMatchObject({ status: 200, statements: 0, items: 0, known: 1, matched: 0 })
    expect(await cash()).toBe(before + 25_000)
  })

  it('is credited once however many import it at the same moment, and in overlapping statements', async () => {
    const before = await cash()
    const { variableSymbol } = await startTransfer()
    const paid = movement(25_000, { ...JANA, variableSymbol })
    const files = [file([paid]), file([paid, movement(-100)]), file([movement(-200), paid])]
    const answers = await Promise.all([...files, ...files].map(take))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(answers.reduce((sum, { matched }) => sum + Number(matched), 0)).toBe(1)
    expect(await cash()).toBe(before + 25_000)
  })

  it('that came late waits for staff, and is marked as late once they credit it', async () => {
    const before = await cash()
    const { paymentId, variableSymbol } = await startTransfer()
    await api.db.query(sql`update payments.payment set state = 'expired' where id = ${String(paymentId)}`)
    await take(file([movement(25_000, { ...JANA, variableSymbol })]))
    expect(await cash()).toBe(before)
    const [item] = await open()
    expect(item).toMatchObject({ problem: 'deposit-expired' })
    await ask(calls.creditItem, { body: { itemId: item?.itemId, playerId, explanation: WHY } })
    expect(await cash()).toBe(before + 25_000)
    const [row] = await api.db.query<{ state: string; attention: string }>(sql`
      select state, attention from payments.payment where id = ${String(paymentId)}`)
    expect(row).toEqual({ state: 'settled', attention: 'late-success' })
  })

  it('is cancelled by its player once, while it is not paid', async () => {
    const { paymentId, variableSymbol } = await startTransfer()
    const cancel = () => ask(cancelBankTransfer, { body: { paymentId } })
    expect(await cancel()).toMatchObject({ status: 200, state: 'cancelled' })
    expect(await cancel()).toMatchObject({ status: 200, state: 'cancelled' })
    const told = await api.db.query(sql`
      select 1 from kernel.outbox where name = 'payments.deposit-cancelled' and payload ->> 'paymentId' = ${String(paymentId)}`)
    expect(told).toHaveLength(1)
    await take(file([movement(25_000, { ...JANA, variableSymbol })]))
    expect(await open()).toMatchObject([{ problem: 'deposit-cancelled' }])

    const paid = await startTransfer()
    await take(file([movement(25_000, { ...JANA, variableSymbol: paid.variableSymbol })]))
    expect(await ask(cancelBankTransfer, { body: { paymentId: paid.paymentId } })).toMatchObject({
      code: 'ERR_STATE_CHANGED',
      details: { state: 'settled' },
    })
    const other = { body: { paymentId: crypto.randomUUID() } }
    expect(await ask(cancelBankTransfer, other)).toMatchObject({ code: 'ERR_PAYMENT_NOT_FOUND' })
  })

  it.each([
    ['another-amount', 24_999, JANA, true],
    ['payer-another-name', 25_000, STRANGER, true],
    ['payer-unknown', 25_000, {}, true],
    ['unknown-variable-symbol', 25_000, { ...JANA, variableSymbol: '4242' }, false],
    ['no-variable-symbol', 25_000, JANA, false],
  ])('is not credited by itself: %s', async (problem, amountMinor, from, hasSymbol) => {
    const before = await cash()
    const { variableSymbol } = await startTransfer()
    const paid = movement(amountMinor, { ...from, ...(hasSymbol ? { variableSymbol } : {}) })
    expect(await take(file([paid]))).toMatchObject({ matched: 0, open: 1 })
    expect(await open()).toMatchObject([{ problem }])
    expect(await cash()).toBe(before)
  })
})

describe('a withdrawal that was sent', () => {
  it('is done when the statement has it, and returned when the bank returns it', async () => {
    const before = await cash()
    const { id, variableSymbol } = await sendWithdrawal()
    await take(file([movement(-30_000, { ...JANA, counterIban: TEST_IBAN, variableSymbol })]))
    expect(await stateOf(id)).toBe('done')
    expect(await cash()).toBe(before - 30_000)
    const back = file([movement(30_000, { variableSymbol, isReturn: true })])
    await Promise.all([take(back), take(back)])
    expect(await stateOf(id)).toBe('returned')
    expect(await cash()).toBe(before)
  })

  it('stays sent when the bank paid another amount, until staff judge it', async () => {
    const { id, variableSymbol } = await sendWithdrawal()
    await take(file([movement(-30_000, { ...STRANGER, variableSymbol })]))
    expect(await stateOf(id)).toBe('sent')
    const [item] = await open()
    expect(item).toMatchObject({ problem: 'another-account' })
    const acceptedWarnings = ['another-account']
    const body = { itemId: item?.itemId, referenceNumber: Number(variableSymbol), explanation: WHY, acceptedWarnings }
    expect(await ask(calls.matchItemToWithdrawal, { body })).toMatchObject({ status: 200, state: 'withdrawal' })
    expect(await stateOf(id)).toBe('done')
    expect(await open()).toEqual([])
  })
})

describe('a movement of a withdrawal', () => {
  it('that the bank paid twice is left for a person', async () => {
    const before = await cash()
    const { id, variableSymbol } = await sendWithdrawal()
    const paid = () => movement(-30_000, { ...JANA, counterIban: TEST_IBAN, variableSymbol })
    await take(file([paid(), paid()]))
    await take(file([paid()]))
    expect([await stateOf(id), await cash()]).toEqual(['done', before - 30_000])
    const left = await open()
    expect(left.map(({ problem }) => problem)).toEqual(['on-statement-before', 'on-statement-before'])
    const body = { itemId: left[0]?.itemId, referenceNumber: Number(variableSymbol), explanation: WHY }
    expect(await ask(calls.matchItemToWithdrawal, { body })).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
      details: { warnings: ['on-statement-before'] },
    })
  })

  it.each([
    ['paid', -30_000, { ...JANA, counterIban: TEST_IBAN }],
    ['returned', 30_000, { isReturn: true }],
  ])('that seems %s is left for a person while its partner is asked', async (_, amountMinor, more) => {
    const { id, variableSymbol } = await sendWithdrawal()
    const before = await cash()
    await api.db.query(sql`
      insert into payments.payout (withdrawal_id, gateway, next_ask_at, created_at, changed_at)
      select ${id}::uuid, 'PayoutOne', now_at, now_at, now_at from (select ${api.clock.now()}::timestamptz as now_at) as now`)
    await take(file([movement(amountMinor, { ...more, variableSymbol })]))
    expect([await stateOf(id), await cash()]).toEqual(['sent', before])
    expect(await open()).toMatchObject([{ problem: 'with-partner' }])
  })
})

describe('a withdrawal that a partner has paid', () => {
  it('and our bank too, stays paid once, and is told to staff with both numbers', async () => {
    const { id, variableSymbol } = await sendWithdrawal()
    const before = await cash()
    await api.db.transaction(async (tx) => {
      const row = await lockWithdrawal(tx, id)
      if (row) await moveWithdrawal(tx, api, row, 'setDone', { actor: 'partner' })
    })
    await api.db.query(sql`
      insert into payments.payout (withdrawal_id, gateway, provider_ref, next_ask_at, created_at, changed_at)
      select ${id}::uuid, 'PayoutOne', 'ref-of-partner', now_at, now_at, now_at
        from (select ${api.clock.now()}::timestamptz as now_at) as now`)
    const paid = movement(-30_000, { ...JANA, counterIban: TEST_IBAN, variableSymbol })
    const back = movement(30_000, { isReturn: true, variableSymbol })
    await take(file([paid, back]))
    expect([await stateOf(id), await cash()]).toEqual(['done', before])
    const left = await open()
    expect(left.map(({ problem }) => problem)).toEqual(['paid-by-partner', 'paid-by-partner'])
    const payout = await api.db.query(
      sql`select attention, next_ask_at from payments.payout where withdrawal_id = ${id}`,
    )
    expect(payout).toEqual([{ attention: 'paid-by-bank-too', nextAskAt: null }])
    const told = await api.db.query(sql`
      select 1 from kernel.outbox where name = 'payments.payout-needs-attention' and payload ->> 'withdrawalId' = ${id}`)
    expect(told).toHaveLength(1)
    const out = left.find(({ amount }) => amount.amountMinor < 0)
    const body = { itemId: out?.itemId, referenceNumber: Number(variableSymbol), explanation: WHY }
    expect(await ask(calls.matchItemToWithdrawal, { body })).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
      details: { warnings: ['paid-by-partner:ref-of-partner'] },
    })
  })
})

describe('an open movement', () => {
  it('is credited by hand once, as a deposit of its own amount', async () => {
    const before = await cash()
    await take(file([movement(12_300, JANA)]))
    const [item] = await open()
    const credit = () => ask(calls.creditItem, { body: { itemId: item?.itemId, playerId, explanation: WHY } })
    const answers = await Promise.all([credit(), credit(), credit()])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
    expect(await cash()).toBe(before + 12_300)
    expect(await open()).toEqual([])
  })

  it('finishes the deposit that waited for it, if it is the one', async () => {
    const { paymentId, variableSymbol } = await startTransfer()
    await take(file([movement(25_000, { ...STRANGER, variableSymbol })]))
    const [item] = await open()
    await creditByTwo(item?.itemId, ['payer-another-name'])
    const [row] = await api.db.query<{ state: string }>(sql`
      select state from payments.payment where id = ${String(paymentId)}`)
    expect(row?.state).toBe('settled')
  })

  it('is closed with a reason; what went out is credited to nobody', async () => {
    await take(file([movement(-900, { message: 'Fee' })]))
    const [item] = await open()
    const itemId = item?.itemId
    expect(await ask(calls.creditItem, { body: { itemId, playerId, explanation: WHY } })).toMatchObject({ status: 422 })
    expect(await ask(calls.closeItem, { body: { itemId, as: 'sent-back', explanation: WHY } })).toMatchObject({
      status: 422,
    })
    expect(await ask(calls.closeItem, { body: { itemId, as: 'other', explanation: WHY } })).toMatchObject({
      state: 'other',
    })
    const statements = (await ask(calls.listStatements, { query: {} }))['rows'] as { statementId: string }[]
    expect(statements[0]).toMatchObject({ items: 1, openItems: 0, account: OWN.iban })
    const items = await ask(calls.listStatementItems, { query: { statementId: statements[0]?.statementId } })
    expect(items['items']).toMatchObject([{ state: 'other', explanation: WHY }])
  })
})

describe('a movement with a warning', () => {
  it('is credited by nobody alone, and once by two who have both seen why', async () => {
    const before = await cash()
    await take(file([movement(12_300, NOBODY_KNOWN)]))
    const [item] = await open()
    const body = { itemId: item?.itemId, playerId, explanation: WHY }
    expect(await ask(calls.creditItem, { body })).toMatchObject({
      code: 'ERR_WARNINGS_NOT_ACCEPTED',
      details: { warnings: ['payer-another-name'] },
    })
    const alone = await ask(calls.creditItem, { body: { ...body, acceptedWarnings: ['payer-another-name'] } })
    expect(alone).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await cash()).toBe(before)
    expect(await creditByTwo(item?.itemId, ['payer-another-name'])).toMatchObject({ status: 200 })
    expect(await cash()).toBe(before + 12_300)
    expect(await open()).toEqual([])
  })

  it('of a large amount is closed as nobody’s only by two people', async () => {
    await take(file([movement(5_000_001, JANA)]))
    const [item] = await open()
    const body = { itemId: item?.itemId, as: 'other', explanation: WHY }
    expect(await ask(calls.closeItem, { body })).toMatchObject({ code: 'ERR_APPROVAL_NEEDED' })
    expect(await open()).toHaveLength(1)
    expect(await signByTwo(api, calls.closeItem, { body, second })).toMatchObject({ status: 200 })
    expect(await open()).toEqual([])
  })
})

describe('a file', () => {
  it.each([
    ['unreadable', Buffer.from('<html>login</html>')],
    [
      'another-account',
      writeGpc({
        ...OWN,
        iban: 'CZ3020100000002900000013',
        number: 1,
        day: '2026-11-20',
        openingMinor: 0,
        movements: [],
      }),
    ],
    [
      'does-not-add-up',
      Buffer.from(
        String(
          writeCamt053({ ...OWN, number: 1, day: '2026-11-20', openingMinor: 0, movements: [movement(500)] }),
        ).replace('>5.00<', '>5.01<'),
      ),
    ],
  ])('that is wrong (%s) is refused as a whole', async (problem, bytes) => {
    expect(await take(bytes)).toMatchObject({ status: 422, code: 'ERR_STATEMENT_NOT_TAKEN', details: { problem } })
    expect(await open()).toEqual([])
  })

  it('is required', async () => {
    expect(await take(Buffer.alloc(0))).toMatchObject({ status: 422, code: 'ERR_FILE_MISSING' })
  })
})

it('leaves the books balanced', async () => {
  expect((await checkBooks(api.db, api.clock)).differences).toEqual([])
})

describe('money of a payment that its bank confirmed (PSD2)', () => {
  async function settleByBank(amountMinor: number) {
    return api.db.transaction(async (tx) => {
      const now = api.clock.now()
      const row = await payments.insertDeposit(tx, {
        id: newId(now),
        playerId,
        method: 'PaymentButton',
        gateway: 'BankPsd2',
        amount: { amountMinor, currency: 'CZK' },
        idempotencyKey: `bank-payment-of-the-tests-${(serial += 1)}`,
        returnPath: '/',
        createdAt: now,
        nextAskAt: now,
      })
      if (!row) throw new Error('The payment of the test is new.')
      const providerRef = `psd2-${row.id}`
      await payments.saveOpened(tx, row.id, { providerRef, pageUrl: null })
      const word = {
        providerRef,
        providerStatus: 'ACSC',
        canonicalStatus: 'settled',
        amount: null,
        paymentId: row.id,
      } as const
      await settleDeposit(tx, { clock: api.clock }, row, word, null)
      return { id: row.id, variableSymbol: String(row.referenceNumber), providerRef }
    })
  }

  it('is recognised on the statement, is not credited again, and is in the list of its day', async () => {
    const [paid, missing] = [await settleByBank(41_000), await settleByBank(42_000)]
    const paidOn = day()
    const before = await cash()
    const { variableSymbol } = paid
    expect(await take(file([movement(41_000, { ...JANA, variableSymbol })]))).toMatchObject({ matched: 1, open: 0 })
    expect(await take(file([movement(41_000, { ...JANA, variableSymbol })]))).toMatchObject({ matched: 0, open: 1 })
    expect(await open()).toMatchObject([{ problem: 'paid-before' }])
    expect(await cash()).toBe(before)

    api.clock.advance(24 * 3_600_000)
    const ofDay = { gateway: 'BankPsd2', day: paidOn }
    expect(await ask(compareDay, { body: ofDay })).toMatchObject({ openDifferences: 1 })
    expect(await ask(getReconciledDay, { query: ofDay })).toMatchObject({
      differences: [{ providerRef: missing.providerRef, part: 'amount', partner: null }],
    })
  })
})
