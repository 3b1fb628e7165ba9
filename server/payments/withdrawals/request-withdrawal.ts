import type { BodyOf, ReplyOf } from '#contract/call.ts'
import type { withdraw } from '#contract/capi-v1.1/withdrawals.ts'
import type { WithdrawalSignal } from '#contract/shapes/withdrawals.ts'
import { readBankAccount } from '#server/formats/index.ts'
import { assert, newId, tell, type Input, type Transaction } from '#server/kernel/index.ts'
import { holdWithdrawal, readMoneyOf } from '#server/wallet/index.ts'
import type { Payee, WithdrawalNeeds } from './needs.ts'
import { sendNewCode } from './send-code.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

/** So many may wait at once: a person looks at each. */
const OPEN_MAX = 5

type Request = Pick<Input<typeof withdraw>, 'body' | 'caller' | 'refuse'>

/**
 * Takes the money off the balance and begins a withdrawal. Nothing of the law stands in the way: who is excluded, or has
 * reached a limit, may always take their money out. The same key again answers the same withdrawal.
 */
export async function requestWithdrawal(
  needs: WithdrawalNeeds,
  { body, caller, refuse }: Request,
): Promise<ReplyOf<typeof withdraw>> {
  const { db, clock, rules } = needs
  const { playerId } = caller
  const { amount, method, holder, idempotencyKey } = body
  const iban = readBankAccount(body.account, rules.country)
  const earlier = await queries.findByKey(db, playerId, idempotencyKey)
  if (earlier) return isSame(earlier, body, iban) ? withdrawalInfo(earlier) : refuse('ERR_KEY_REUSED')

  if (!rules.methods.includes(method) || (await needs.isRestricted?.(playerId, method)))
    return refuse('ERR_METHOD_NOT_AVAILABLE')
  if (iban === undefined) return refuse('ERR_ACCOUNT_NUMBER_INVALID', { field: 'account' })
  const { minMinor, maxMinor, currency } = rules
  if (amount.currency !== currency || amount.amountMinor < minMinor || amount.amountMinor > maxMinor)
    return refuse('ERR_AMOUNT_NOT_ALLOWED', { field: 'amount', minMinor, maxMinor, currency })
  const payee = await needs.findPayee(playerId)
  assert(payee, 'A signed-in player has a name.')
  const signals = await findSignals(needs, playerId, { iban, holder, payee, method })
  // Slow on purpose, so before the transaction that holds the player's balance.
  const code = rules.verification === 'Email' ? await sendNewCode.prepare(needs) : undefined

  return db.transaction(async (tx) => {
    const requestedAt = clock.now()
    const row = await queries.insertWithdrawal(tx, {
      id: newId(requestedAt),
      playerId,
      method,
      ...amount,
      state: code ? 'requested' : 'pending',
      iban,
      holder,
      signals,
      idempotencyKey,
      requestedAt,
    })
    if (!row) {
      // The same request came twice at once and the other one was faster.
      const faster = await queries.findByKey(tx, playerId, idempotencyKey)
      return faster && isSame(faster, body, iban) ? withdrawalInfo(faster) : refuse('ERR_KEY_REUSED')
    }
    const { id } = row
    if (!(await holdWithdrawal(tx, { playerId, movementId: id, amount, method })))
      return refuse('ERR_INSUFFICIENT_FUNDS', { field: 'amount' })
    // Counted under the lock that the hold has on the player's balance: two tabs cannot both be the last one.
    if ((await queries.countOpen(tx, playerId)) > OPEN_MAX) return refuse('ERR_TOO_MANY_OPEN', { max: OPEN_MAX })
    await noteBeginning(tx, row, requestedAt)
    if (!code) return withdrawalInfo(row)
    return withdrawalInfo(await sendNewCode.send(tx, needs, row, code))
  })
}

async function noteBeginning(tx: Transaction, row: queries.WithdrawalRow, movedAt: Date): Promise<void> {
  const { id, state, playerId } = row
  await queries.insertMove(tx, id, {
    fromState: null,
    toState: state,
    actor: 'player',
    userId: null,
    userName: null,
    explanation: null,
    movement: id,
    movedAt,
  })
  await tell(tx, 'payments.withdrawal-moved', { withdrawalId: id, playerId, from: null, to: state })
}

function isSame(earlier: queries.WithdrawalRow, body: BodyOf<typeof withdraw>, iban: string | undefined): boolean {
  const { amountMinor, currency, method } = earlier
  return (
    amountMinor === body.amount.amountMinor &&
    currency === body.amount.currency &&
    method === body.method &&
    earlier.iban === iban
  )
}

/** What a person must look at before they pay. Nothing here refuses: an unknown answer means that somebody looks. */
async function findSignals(
  { db, rules, isIdentityVerified }: WithdrawalNeeds,
  playerId: number,
  of: { readonly iban: string; readonly holder: string; readonly payee: Payee; readonly method: string },
): Promise<WithdrawalSignal[]> {
  const { iban, holder, payee, method } = of
  const [{ isKnown, isOfAnother }, money, waysIn, isVerified] = await Promise.all([
    queries.lookAtAccount(db, playerId, iban),
    readMoneyOf(db, playerId),
    queries.listWaysIn(db, playerId),
    isIdentityVerified(playerId),
  ])
  const found: WithdrawalSignal[] = []
  if (!isVerified) found.push('identity-not-verified')
  if (!isSameName(holder, payee)) found.push('name-differs')
  if (isOfAnother) found.push('account-of-another-player')
  if (!isKnown) found.push('new-account')
  if (money.depositedTotal.amountMinor === 0) found.push('no-deposit')
  else if (money.stakedTotal.amountMinor < money.depositedTotal.amountMinor) found.push('not-played')
  // Money goes back the way it came first: a way that could take it back is left aside.
  if (waysIn.some(({ gateway }) => gateway !== method && rules.methods.includes(gateway))) found.push('not-the-way-in')
  return found
}

/** Banks write names without accents, in any order, in capitals. */
export function isSameName(holder: string, { firstName, surname }: Payee): boolean {
  const words = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
  const has = new Set(words(holder))
  return words(`${firstName} ${surname}`).every((word) => has.has(word))
}
