import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deposit } from '#contract/capi-v1.1/funds.ts'
import { setLandBasedWalletEnable } from '#contract/capi-v1.1/transfers.ts'
import { setLimits } from '#contract/capi-v1.1/player-limits.ts'
import { accountingTransaction, accountingTransactionRollback } from '#contract/funds-transfer/player-transaction.ts'
import { cancelBankTransfer, listUnprocessedTransactions } from '#contract/onling-v2/bank-transfer.ts'
import { create } from '#contract/onling-v2/registration.ts'
import { creditItem } from '#contract/play-v1/bank-statements.ts'
import { sql } from '#server/kernel/index.ts'
import { openTestApi, type TestApi } from '#tests/api.ts'
import { openVenue } from '#tests/open-venue.ts'
import { letOnePerson } from '#tests/let-one-person.ts'

type Answer = { readonly code?: string; readonly paymentId?: string; readonly details?: { readonly ruleId?: string } }

let api: TestApi
let token: string
let playerId: number
beforeAll(async () => {
  api = await openTestApi()
  await openVenue(api)
  // The permission to credit a movement is tested with the statements.
  await letOnePerson(api.db, api.clock.now(), ['bank.credit'])
})
afterAll(() => api?.close())

/** Somebody who has just registered: their account is a temporary one, with a bound of 300 000 minor units (CZ-13). */
beforeEach(async () => {
  const body = {
    email: `${randomUUID()}@players.test`,
    password: 'lampa kosatec mlyn',
    firstName: 'Norbert',
    surname: `Nový ${randomUUID().replaceAll(/[^a-f]/g, '')}`,
    birthDate: '1980-02-03',
    language: 'cs',
    consentTermsVersion: '2026-11',
  }
  const made = (await api.send(create, { input: { body } })).json<{ token: string; player: { playerId: number } }>()
  token = made.token
  playerId = made.player.playerId
  await api.send(setLandBasedWalletEnable, { input: { body: { isEnabled: true } }, token })
})

const czk = (amountMinor: number) => ({ amountMinor, currency: 'CZK' })
const order = async (amountMinor: number): Promise<Answer> => {
  const way = { method: 'Bacs', gateway: 'Bacs', returnPath: '/cs/ucet' }
  const body = { ...way, amount: czk(amountMinor), idempotencyKey: randomUUID() }
  return (await api.send(deposit, { input: { body }, token })).json()
}
const payCash = async (amountMinor: number, reference: string = randomUUID()): Promise<Answer> => {
  const body = { playerId, reference, kind: 'CashIn', amount: czk(amountMinor) }
  return (await api.send(accountingTransaction, { input: { body }, token: await api.freshToken('internal') })).json()
}
const cancel = async (paymentId: string | undefined): Promise<Answer> =>
  (await api.send(cancelBankTransfer, { input: { body: { paymentId } }, token })).json()
const refused = (answers: readonly Answer[]) => answers.filter(({ code }) => code !== undefined)

describe('the bound of a temporary account', () => {
  test('holds for many orders and cash of one moment', async () => {
    const answers = await Promise.all([1, 2, 3].flatMap(() => [order(200_000), payCash(200_000)]))
    expect(refused(answers)).toHaveLength(5)
    for (const answer of refused(answers))
      expect(answer).toMatchObject({ code: 'ERR_IDENTITY_NOT_VERIFIED', details: { ruleId: 'CZ-13' } })
  })

  test('counts cash of a desk until the desk takes it back', async () => {
    const reference = randomUUID()
    expect(await payCash(200_000, reference)).not.toHaveProperty('code')
    expect(await payCash(200_000, reference)).not.toHaveProperty('code')
    expect(await order(200_000)).toMatchObject({ details: { ruleId: 'CZ-13', present: { value: 200_000 } } })
    const input = { body: { playerId, reference } }
    await api.send(accountingTransactionRollback, { input, token: await api.freshToken('internal') })
    expect(await order(200_000)).not.toHaveProperty('code')
  })

  test('counts an unpaid order until its player cancels it', async () => {
    const { paymentId } = await order(200_000)
    expect(await order(200_000)).toMatchObject({ details: { ruleId: 'CZ-13' } })
    expect(await cancel(paymentId)).toMatchObject({ state: 'cancelled' })
    expect(await order(200_000)).not.toHaveProperty('code')
  })

  test('stands before staff too, who credit an order that was cancelled and paid all the same', async () => {
    const { paymentId } = await order(200_000)
    await cancel(paymentId)
    await order(200_000)
    const itemId = await bookedFor(paymentId)
    const staff = await api.freshToken('staff')
    const credit = async () => {
      const acceptedWarnings = ['payer-unknown']
      const explanation = 'Paid after it had been cancelled; the player asked for it.'
      const body = { itemId, playerId, explanation, acceptedWarnings }
      return (await api.send(creditItem, { input: { body }, token: staff })).json<Answer>()
    }
    expect(await credit()).toMatchObject({ code: 'ERR_IDENTITY_NOT_VERIFIED', details: { ruleId: 'CZ-13' } })
    const { rows } = (await api.send(listUnprocessedTransactions, { input: { query: {} }, token: staff })).json<{
      rows: { itemId: string }[]
    }>()
    expect(rows.map((row) => row.itemId)).toContain(itemId)
    await api.db.query(sql`update payments.payment set state = 'cancelled'
      where player_id = ${playerId} and state = 'pending'`)
    expect(await credit()).toMatchObject({ state: 'deposit' })
  })
})

describe('a limit of deposits', () => {
  test('holds for many orders and cash of one moment', async () => {
    const choices = [{ kind: 'DepositDayWholeSystemLimit', value: czk(50_000) }]
    expect((await api.send(setLimits, { input: { body: { choices } }, token })).statusCode).toBe(200)
    const answers = await Promise.all([1, 2, 3].flatMap(() => [order(30_000), payCash(30_000)]))
    expect(refused(answers)).toHaveLength(5)
    for (const answer of refused(answers)) expect(answer).toMatchObject({ code: 'ERR_DEPOSIT_LIMIT_REACHED' })
    expect(await payCash(20_000)).not.toHaveProperty('code')
    expect(await payCash(10_000)).toMatchObject({ details: { present: { value: 50_000 } } })
  })
})

/** A bank movement for an order that stayed open. */
async function bookedFor(paymentId: string | undefined): Promise<string> {
  const [statementId, itemId] = [randomUUID(), randomUUID()]
  await api.db.query(sql`
    insert into payments.bank_statement (id, content_hash, ordinal, format, number, iban, currency, from_day, to_day,
                                         opening_minor, closing_minor, imported_at)
    values (${statementId}, ${'0'.repeat(64)}, 0, 'gpc', '1', 'CZ6508000000192000145399', 'CZK', '2026-11-20',
            '2026-11-20', 0, 200000, now())`)
  await api.db.query(sql`
    insert into payments.bank_item (id, statement_id, iban, bank_ref, booked_on, amount_minor, currency, variable_symbol,
                                    is_return, state, problem)
    select ${itemId}, ${statementId}, 'CZ6508000000192000145399', '2026-11-20/1', '2026-11-20', amount_minor, currency,
           reference_number::text, false, 'open', 'deposit-cancelled'
      from payments.payment where id = ${paymentId ?? ''}`)
  return itemId
}
