import type { Static } from 'typebox'
import type { BodyOf } from '#contract/call.ts'
import type { makeWithdrawal as call } from '#contract/play-v1/staff-payouts.ts'
import type { StaffWithdrawal } from '#contract/shapes/withdrawals.ts'
import { emptyPreview, type Action } from '#server/approvals/index.ts'
import { readBankAccount } from '#server/formats/index.ts'
import { newId, refuse, type Input } from '#server/kernel/index.ts'
import { findWallet, holdWithdrawal } from '#server/wallet/index.ts'
import { judgeCashSum } from '../cash-law/judge-cash.ts'
import { feesOf } from '../fees/fees-of.ts'
import { recordBeginning } from './begin-withdrawal.ts'
import { findSignals } from './find-signals.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { staffWithdrawal, targetHint } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

const CASH = 'CashPayout'

type Made = Static<typeof StaffWithdrawal>
type Making = Omit<BodyOf<typeof call>, 'explanation' | 'acceptedWarnings'>

/** The withdrawal that the same key has made before, if it is the same request. */
export async function findMade({ db, rules }: WithdrawalNeeds, { body }: Pick<Input<typeof call>, 'body'>) {
  const { explanation: _, acceptedWarnings: __, ...making } = body
  const earlier = await queries.findByKey(db, body.playerId, body.idempotencyKey)
  if (!earlier) return { making }
  return isSame(earlier, making, ibanOf(rules, making)) ? { made: staffWithdrawal(earlier) } : refuse('ERR_KEY_REUSED')
}

/**
 * Staff withdraw money in a player's name. It needs no code of the player; its maker may not pay it. Ways back do not
 * bind staff: they pay out where those ways cannot be used any more.
 */
export function makeAction(needs: WithdrawalNeeds): Action<Making, Made> {
  const { clock, rules } = needs
  return {
    key: 'withdrawals.make',
    permission: 'payments.manage',
    check: async (making) => {
      const { playerId, amount, method } = making
      if (!(await needs.findPayee(needs.db, playerId))) return refuse('ERR_PLAYER_NOT_FOUND')
      if (!rules.staffMethods.includes(method)) return refuse('ERR_METHOD_NOT_AVAILABLE')
      const iban = ibanOf(rules, making)
      if (iban === undefined) return refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'account' })
      const { maxMinor, currency } = rules
      if (amount.currency !== currency || amount.amountMinor > maxMinor)
        return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor: 1, maxMinor, currency })
      if (method === CASH && needs.cashLaw) judgeCashSum(needs.cashLaw, amount)
      await needs.judgeWithdrawal?.(playerId, iban ?? undefined)
    },
    preview: async (tx, making) => {
      const { playerId, amount, method } = making
      const wallet = await findWallet(tx, playerId)
      if (!wallet) return refuse('ERR_PLAYER_NOT_FOUND')
      const iban = ibanOf(rules, making)
      const ends = (await needs.gifts?.list(tx, playerId)) ?? []
      return {
        ...emptyPreview,
        subject: { kind: 'player', id: String(playerId), label: String(playerId) },
        playerId,
        amount,
        touched: { kind: 'players', count: 1 },
        changes: [
          { field: 'amount', before: null, after: amount },
          { field: 'target', before: null, after: iban ? targetHint({ iban, cardHint: null }) : method },
          // How much is left of it changes while it is played.
          ...ends.map(({ name }) => ({ field: 'giftsEnd', before: name, after: null })),
        ],
      }
    },
    run: async (tx, making, { asker, reason: explanation }) => {
      const { playerId, amount, method, idempotencyKey } = making
      const iban = ibanOf(rules, making)
      const payee = await needs.findPayee(tx, playerId)
      if (!payee || iban === undefined) return refuse('ERR_STATE_CHANGED')
      const signals = await findSignals({ ...needs, db: tx }, playerId, { iban, payee })
      const way = { direction: 'withdrawal', method, partner: method } as const
      const { partnerFeeMinor } = await feesOf({ ...needs, db: tx }, way, amount.amountMinor)
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
        madeBy: asker.userId,
        partnerFeeMinor,
        codeChannel: null,
        idempotencyKey,
        requestedAt,
      })
      if (!row) return refuse('ERR_KEY_REUSED')
      if (!(await holdWithdrawal(tx, { playerId, movementId: row.id, amount, method })))
        return refuse('ERR_INSUFFICIENT_FUNDS', { field: 'amount' })
      await needs.gifts?.end(tx, playerId, requestedAt)
      await recordBeginning(tx, row, { user: asker, explanation })
      return staffWithdrawal(row)
    },
  }
}

/** Null for cash; undefined for an invalid account. */
function ibanOf({ country }: WithdrawalNeeds['rules'], { method, account }: Making): string | null | undefined {
  if (method === CASH) return null
  return account === undefined ? undefined : readBankAccount(account, country)
}

function isSame(earlier: queries.WithdrawalRow, making: Making, iban: string | null | undefined): boolean {
  const { amount, method } = making
  return (
    earlier.amountMinor === amount.amountMinor &&
    earlier.currency === amount.currency &&
    earlier.method === method &&
    earlier.iban === iban
  )
}
