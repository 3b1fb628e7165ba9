import type { ReplyOf } from '#contract/call.ts'
import type { cancelWithdraw } from '#contract/onling-v2/withdrawals.ts'
import type { resendVerifyToken, verify } from '#contract/capi-v1.1/withdrawals.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import type { Input } from '#server/kernel/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { sendNewCode } from './send-code.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import { spendAttempt } from './codes.queries.ts'
import * as queries from './withdrawals.queries.ts'

const BETWEEN_CODES_MS = 60_000

/** The player enters the code: the withdrawal waits for staff from now on. Idempotent. */
export async function verifyWithdrawal(
  needs: WithdrawalNeeds,
  { body, caller, refuse }: Pick<Input<typeof verify>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof verify>> {
  const { db, clock, codes } = needs
  const row = await queries.findOfPlayer(db, caller.playerId, body.id)
  if (!row) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (row.state === 'pending') return withdrawalInfo(row)
  const isInTime = row.codeExpiresAt !== null && row.codeExpiresAt > clock.now()
  if (row.state !== 'requested' || !isInTime || !(await spendAttempt(db, row.id)))
    return refuse('ERR_STATE_CHANGED', { state: row.state })
  if (!(await codes.verify(row.codeHash ?? undefined, body.code)))
    return refuse('ERR_INVALID_SECURITY_CODE', { field: 'code', attemptsLeft: row.codeAttemptsLeft - 1 })
  return db.transaction(async (tx) => {
    const now = await queries.lockWithdrawal(tx, row.id)
    // A newer code makes this one void; another tab may have been faster.
    if (!now || !withdrawalCan('verify', now.state) || now.codeHash !== row.codeHash)
      return refuse('ERR_STATE_CHANGED', { state: now?.state ?? null })
    return withdrawalInfo(await moveWithdrawal(tx, needs, now, 'verify', { actor: 'player' }))
  })
}

/** Sends a new code; the old one is void. */
export async function resendCode(
  needs: WithdrawalNeeds,
  { body, caller, refuse }: Pick<Input<typeof resendVerifyToken>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof resendVerifyToken>> {
  const { db, clock } = needs
  const row = await queries.findOfPlayer(db, caller.playerId, body.id)
  if (!row) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (row.state !== 'requested') return refuse('ERR_STATE_CHANGED', { state: row.state })
  const code = await sendNewCode.prepare(needs)
  return db.transaction(async (tx) => {
    const now = await queries.lockWithdrawal(tx, row.id)
    if (now?.state !== 'requested') return refuse('ERR_STATE_CHANGED', { state: now?.state ?? null })
    if (now.codeSentAt && clock.now().getTime() - now.codeSentAt.getTime() < BETWEEN_CODES_MS)
      return refuse('ERR_TOO_SOON', { seconds: BETWEEN_CODES_MS / 1000 })
    const { codeExpiresAt } = await sendNewCode.send(tx, needs, now, code)
    return { done: true, codeExpiresAt: (codeExpiresAt ?? clock.now()).toISOString() }
  })
}

/** The player cancels a withdrawal before it is sent. */
export async function cancelWithdrawal(
  needs: WithdrawalNeeds,
  { body, caller, refuse }: Pick<Input<typeof cancelWithdraw>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof cancelWithdraw>> {
  return needs.db.transaction(async (tx) => {
    const row = await queries.lockWithdrawal(tx, body.id)
    if (!row || row.playerId !== caller.playerId) return refuse('ERR_PAYMENT_NOT_FOUND')
    if (row.state === 'cancelled') return withdrawalInfo(row)
    if (!withdrawalCan('cancel', row.state)) return refuse('ERR_STATE_CHANGED', { state: row.state })
    return withdrawalInfo(await moveWithdrawal(tx, needs, row, 'cancel', { actor: 'player' }))
  })
}
