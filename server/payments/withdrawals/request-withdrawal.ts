import { payoutTargetOf } from '#contract/shapes/payment-names.ts'
import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import { payoutPartnerOf } from '#contract/shapes/withdrawals.ts'
import { readBankAccount } from '#server/formats/index.ts'
import { assert, newId, type Input } from '#server/kernel/index.ts'
import { holdWithdrawal } from '#server/wallet/index.ts'
import { feesOf } from '../fees/fees-of.ts'
import { recordBeginning } from './begin-withdrawal.ts'
import { mustHaveChannel } from './choose-channel.ts'
import { findSignals } from './find-signals.ts'
import { judgeOpen } from './judge-ways-out.ts'
import type { Payee, WithdrawalNeeds } from './needs.ts'
import { isSameName } from './same-name.ts'
import { sendNewCode } from './send-code.ts'
import { readWaysOut, wayMissed, type WaysOut } from './ways-back.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

type Request = Pick<Input<typeof withdraw>, 'body' | 'caller' | 'refuse'>
type Target = Pick<queries.WithdrawalRow, 'iban' | 'storedCardId' | 'cardHint' | 'holder'>

/**
 * Takes the money off the balance and begins a withdrawal. Exclusions and limits never prevent it; a player who is not
 * verified, or an account that is not, is refused first (`judgeWithdrawal`). The same key again returns the same
 * withdrawal.
 */
export async function requestWithdrawal(needs: WithdrawalNeeds, request: Request): Promise<ReplyOf<typeof withdraw>> {
  const { db, clock, rules } = needs
  const { body, caller, refuse } = request
  const { playerId } = caller
  const { amount, method, idempotencyKey } = body
  const iban = body.account === undefined ? undefined : readBankAccount(body.account, rules.country)
  const earlier = await queries.findByKey(db, playerId, idempotencyKey)
  if (earlier) return isSame(earlier, body, iban) ? withdrawalInfo(earlier) : refuse('ERR_KEY_REUSED')

  const waysOut = await readWaysOut(needs, playerId)
  if (!waysOut.methods.includes(method))
    return refuse(
      payoutTargetOf(method) === 'wallet' && !waysOut.hasWallet
        ? 'ERR_WALLET_NOT_CONNECTED'
        : 'ERR_METHOD_NOT_AVAILABLE',
    )
  const { minMinor, maxMinor, currency } = rules
  if (amount.currency !== currency || amount.amountMinor < minMinor || amount.amountMinor > maxMinor)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor, maxMinor, currency })
  await needs.judgeWithdrawal?.(playerId, iban)
  const missed = wayMissed(waysOut.waysBack, method)
  if (missed)
    return refuse('ERR_WAY_IN_FIRST', {
      field: 'method',
      method: missed.gateway,
      leftMinor: missed.leftMinor,
      currency,
    })
  const payee = await needs.findPayee(needs.db, playerId)
  assert(payee, 'A signed-in player has a name.')
  const target = chooseTarget(request, { iban, payee, waysOut })
  await needs.judgeWithdrawal?.(playerId, target.iban ?? undefined)
  const codeChannel = await mustHaveChannel(needs, playerId, body.verification)
  const signals = await findSignals(needs, playerId, { iban: target.iban, payee })
  const way = { direction: 'withdrawal', method, partner: payoutPartnerOf(method) } as const
  const { partnerFeeMinor } = await feesOf(needs, way, amount.amountMinor)
  // The hash is slow by design, so it is computed before the transaction that locks the balance.
  const code = codeChannel === null ? undefined : await sendNewCode.prepare(needs)

  return db.transaction(async (tx) => {
    const requestedAt = clock.now()
    const row = await queries.insertWithdrawal(tx, {
      id: newId(requestedAt),
      playerId,
      method,
      ...amount,
      state: code ? 'requested' : 'pending',
      ...target,
      signals,
      madeBy: null,
      partnerFeeMinor,
      codeChannel,
      idempotencyKey,
      requestedAt,
    })
    if (!row) {
      // The same request came twice at once and the other one was faster.
      const faster = await queries.findByKey(tx, playerId, idempotencyKey)
      return faster && isSame(faster, body, iban) ? withdrawalInfo(faster) : refuse('ERR_KEY_REUSED')
    }
    if (!(await holdWithdrawal(tx, { playerId, movementId: row.id, amount, method })))
      return refuse('ERR_INSUFFICIENT_FUNDS', { field: 'amount' })
    // Counted while the balance is locked: two tabs cannot both make the last one.
    await judgeOpen(tx, playerId)
    await needs.gifts?.end(tx, playerId, requestedAt)
    await recordBeginning(tx, row)
    return withdrawalInfo(code ? await sendNewCode.send(tx, needs, row, code) : row)
  })
}

/** The target: the account in the player's own name, the stored card, or the connected wallet. */
function chooseTarget(
  { body, refuse }: Request,
  { iban, payee, waysOut }: { readonly iban: string | undefined; readonly payee: Payee; readonly waysOut: WaysOut },
): Target {
  const own = `${payee.firstName} ${payee.surname}`
  if (payoutTargetOf(body.method) === 'card') {
    const card = waysOut.cards.find(({ id }) => id === body.storedCardId)
    if (!card) return refuse('ERR_INVALID_CARD_ID', { field: 'card' })
    return { iban: null, storedCardId: card.id, cardHint: card.hint, holder: own }
  }
  if (payoutTargetOf(body.method) === 'wallet') return { iban: null, storedCardId: null, cardHint: null, holder: own }
  if (iban === undefined) return refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'account' })
  const holder = body.holder ?? own
  if (!isSameName(holder, payee)) return refuse('ERR_HOLDER_DIFFERS', { field: 'holder' })
  return { iban, storedCardId: null, cardHint: null, holder }
}

function isSame(earlier: queries.WithdrawalRow, body: BodyOf<typeof withdraw>, iban: string | undefined): boolean {
  const { amountMinor, currency, method } = earlier
  return (
    amountMinor === body.amount.amountMinor &&
    currency === body.amount.currency &&
    method === body.method &&
    earlier.iban === (iban ?? null) &&
    earlier.storedCardId === (body.storedCardId ?? null)
  )
}
