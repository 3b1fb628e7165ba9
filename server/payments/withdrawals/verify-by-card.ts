import type { ReplyOf } from '#contract/call.ts'
import type { verifyByCard as call } from '#contract/capi-v1.1/verify-by-card.ts'
import { withdrawalCan } from '#contract/states/withdrawal-states.ts'
import { refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import { moveWithdrawal } from './move-withdrawal.ts'
import type { WithdrawalNeeds } from './needs.ts'
import { withdrawalInfo } from './withdrawal-info.ts'
import * as queries from './withdrawals.queries.ts'

const refuse: Refuse<typeof call> = refuseByCode

/**
 * The player confirms by their own player card and its PIN instead of the code, while the code is valid. Wrong PINs are
 * counted in sign-in, as everywhere. Idempotent.
 */
export async function verifyByCard(
  needs: WithdrawalNeeds,
  { body, caller, client }: Pick<Input<typeof call>, 'body' | 'caller' | 'client'>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, proveOwnCard } = needs
  const { id, ...card } = body
  if (!proveOwnCard) return refuse('ERR_METHOD_NOT_AVAILABLE')
  const row = await queries.findOfPlayer(db, caller.playerId, id)
  if (!row) return refuse('ERR_PAYMENT_NOT_FOUND')
  if (row.state === 'pending') return withdrawalInfo(row)
  const isInTime = row.codeExpiresAt !== null && row.codeExpiresAt > clock.now()
  if (!withdrawalCan('verify', row.state) || !isInTime) return refuse('ERR_STATE_CHANGED', { state: row.state })
  await proveOwnCard({ playerId: caller.playerId, ...card, source: client.ip })
  return db.transaction(async (tx) => {
    const now = await queries.lockWithdrawal(tx, row.id)
    if (!now || !withdrawalCan('verify', now.state)) return refuse('ERR_STATE_CHANGED', { state: now?.state ?? null })
    return withdrawalInfo(await moveWithdrawal(tx, needs, now, 'verify', { actor: 'player' }))
  })
}
