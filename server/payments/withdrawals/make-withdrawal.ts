import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { makeWithdrawal as call } from '#contract/play-v1/staff-payouts.ts'
import { readBankAccount } from '#server/formats/index.ts'
import { newId, type Input } from '#server/kernel/index.ts'
import { holdWithdrawal } from '#server/wallet/index.ts'
import { feesOf } from '../fees/fees-of.ts'
import { noteBeginning } from './begin-withdrawal.ts'
import { findSignals } from './find-signals.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { staffWithdrawal } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

const CASH = 'CashPayout'

/**
 * Staff take money out in a player's name. It waits at once, without a code of the player; who made it does not pay it out.
 * The way money came in by does not bind staff: theirs is the way for whom it no longer reaches.
 */
export async function makeWithdrawal(
  needs: WithdrawalNeeds,
  { body, caller, refuse }: Pick<Input<typeof call>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, rules } = needs
  const { playerId, amount, method, explanation, idempotencyKey } = body
  const read = body.account === undefined ? undefined : readBankAccount(body.account, rules.country)
  const iban = method === CASH ? null : read
  const earlier = await queries.findByKey(db, playerId, idempotencyKey)
  if (earlier) return isSame(earlier, body, iban) ? staffWithdrawal(earlier) : refuse('ERR_KEY_REUSED')
  const payee = await needs.findPayee(playerId)
  if (!payee) return refuse('ERR_PLAYER_NOT_FOUND')
  if (!rules.staffMethods.includes(method)) return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (iban === undefined) return refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'account' })
  const { maxMinor, currency } = rules
  if (amount.currency !== currency || amount.amountMinor > maxMinor)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor: 1, maxMinor, currency })
  await needs.judgeWithdrawal?.(playerId, iban ?? undefined)
  const signals = await findSignals(needs, playerId, { iban, payee })
  const way = { direction: 'withdrawal', method, partner: method } as const
  const { partnerFeeMinor } = await feesOf(needs, way, amount.amountMinor)

  return db.transaction(async (tx) => {
    const requestedAt = clock.now()
    const row = await queries.insertWithdrawal(tx, {
      id: newId(requestedAt),
      playerId,
      method,
      ...amount,
      state: 'pending',
      iban,
      storedCardId: null,
      cardHint: null,
      holder: `${payee.firstName} ${payee.surname}`,
      signals,
      madeBy: caller.userId,
      partnerFeeMinor,
      codeChannel: null,
      idempotencyKey,
      requestedAt,
    })
    if (!row) return refuse('ERR_KEY_REUSED')
    if (!(await holdWithdrawal(tx, { playerId, movementId: row.id, amount, method })))
      return refuse('ERR_INSUFFICIENT_FUNDS', { field: 'amount' })
    await noteBeginning(tx, row, { user: caller, explanation })
    return staffWithdrawal(row)
  })
}

function isSame(earlier: queries.WithdrawalRow, body: BodyOf<typeof call>, iban: string | null | undefined): boolean {
  const { amount, method } = body
  return (
    earlier.amountMinor === amount.amountMinor &&
    earlier.currency === amount.currency &&
    earlier.method === method &&
    earlier.iban === iban
  )
}
