import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { WithdrawalState } from '#contract/states/withdrawal-states.ts'
import { sql } from '#server/kernel/index.ts'
import { checkBooks } from '#server/ledger/index.ts'
import { openTestPayments, PLAYER, STAFF_TOKEN, type TestPayments } from '../test-payments.ts'

const RUNS = 25
const AMOUNT = 100_000
const REASON = 'A move of the model, long enough for a reason.'

let room: TestPayments
let serial = 0

beforeAll(async () => {
  room = await openTestPayments()
  await room.credit(1_000_000_000)
})
afterAll(() => room?.close())

const STAFF = '/capi/v2-onling/Payment'
const OURS = '/capi/Play/v1/Backoffice/Withdrawal'
const ACTIONS = {
  cancel: (id: string) => room.call('POST', `${STAFF}/CancelWithdraw`, { body: { id } }),
  suspend: (id: string) => byStaff(`${STAFF}/SuspendWithdraw`, id),
  resume: (id: string) => byStaff(`${STAFF}/ResumeWithdraw`, id),
  refuse: (id: string) => byStaff(`${OURS}/Refuse`, id),
  giveBack: (id: string) => byStaff(`${OURS}/GiveBack`, id),
  setDone: (id: string) => byStaff(`${STAFF}/SetWithdrawDone`, id),
  confiscate: (id: string) => byStaff(`${STAFF}/ConfiscateWithdraw`, id),
  send: (id: string) =>
    room.call('POST', `${OURS}s/Send`, { token: STAFF_TOKEN, body: { withdrawalIds: [id], explanation: REASON } }),
} as const
type Action = keyof typeof ACTIONS

const byStaff = (path: string, paymentId: string) =>
  room.call('POST', path, { token: STAFF_TOKEN, body: { playerId: PLAYER, paymentId, explanation: REASON } })

/**
 * The model: written from the requirements, not from the product's table of states. One member of staff acts here, so a
 * confiscation is proposed and never carried out.
 */
function expected(state: WithdrawalState, action: Action): WithdrawalState | 'refused-call' {
  const may = (...from: WithdrawalState[]) => from.includes(state)
  switch (action) {
    case 'cancel': // the player, until it is suspended or sent; a repeat returns the same
      return may('requested', 'pending', 'cancelled') ? 'cancelled' : 'refused-call'
    case 'suspend':
      return may('pending') ? 'suspended' : 'refused-call'
    case 'resume':
      return may('suspended', 'confiscation-proposed') ? 'pending' : 'refused-call'
    case 'refuse':
      return may('pending', 'suspended') ? 'refused' : 'refused-call'
    case 'giveBack': // returned by the bank
      return may('sent', 'done') ? 'returned' : 'refused-call'
    case 'setDone':
      return may('sent') ? 'done' : 'refused-call'
    case 'confiscate': // a second person is needed for the second step
      return may('suspended') ? 'confiscation-proposed' : 'refused-call'
    case 'send':
      return may('pending') ? 'sent' : 'refused-call'
  }
}

/** Where the money is follows from the state alone. */
const IS_BACK: readonly WithdrawalState[] = ['cancelled', 'expired', 'refused', 'returned']

const actions = fc.array(fc.constantFrom(...(Object.keys(ACTIONS) as Action[])), { minLength: 1, maxLength: 9 })

it('a withdrawal and its money follow the model, for any actions in any order', async () => {
  await fc.assert(
    fc.asyncProperty(actions, async (asked) => {
      const before = await room.cash()
      const { body } = await room.call('POST', '/capi/v1.1/Funds/Withdraw', {
        body: {
          amount: { amountMinor: AMOUNT, currency: 'CZK' },
          method: 'BankTransfer',
          account: '19-2000145399/0800',
          holder: 'Jana Nováková',
          idempotencyKey: `key-of-the-model-${(serial += 1)}`,
        },
      })
      const id = String(body['withdrawalId'])
      let state: WithdrawalState = 'pending'
      for (const action of asked) {
        const next = expected(state, action)
        const { status } = await ACTIONS[action](id)
        expect(status, `${action} of ${state}`).toBe(next === 'refused-call' ? 422 : 200)
        if (next !== 'refused-call') state = next
        const [row] = await room.db.query<{ state: string }>(sql`
          select state from payments.withdrawal where id = ${id}`)
        expect(row?.state).toBe(state)
        expect(await room.cash()).toBe(before - (IS_BACK.includes(state) ? 0 : AMOUNT))
      }
      // Ends what would stay open: a player may have five open at once.
      if (state === 'confiscation-proposed' || state === 'suspended') await ACTIONS.resume(id)
      await ACTIONS.cancel(id)
    }),
    { numRuns: RUNS },
  )
  expect((await checkBooks(room.db, room.clock)).differences).toEqual([])
}, 120_000)
