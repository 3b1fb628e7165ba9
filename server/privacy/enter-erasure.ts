import type { ReplyOf } from '#contract/call.ts'
import type { enterErasure as call } from '#contract/play-v1/privacy.ts'
import { isUniqueViolation, newId, publish, type Input, type Transaction } from '#server/kernel/index.ts'
import { lockPlayerRow } from '#server/players/index.ts'
import { monthLater } from './calendar.ts'
import type { PrivacyNeeds } from './needs.ts'
import { insertRequest } from './privacy.queries.ts'

type ErasureInput = {
  readonly target: string
  readonly playerId: number
  readonly at: Date
  /** Null: the player. */
  readonly by: { readonly userId: number; readonly userName: string; readonly explanation: string } | null
}

/** Inserts a request for erasure, which the worker carries out. Returns its number. */
export async function insertErasure(tx: Transaction, { target, playerId, at, by }: ErasureInput): Promise<string> {
  const id = newId(at)
  await insertRequest(tx, {
    id,
    target,
    playerId,
    kind: 'erasure',
    askedBy: by ? 'staff' : 'player',
    userId: by?.userId ?? null,
    userName: by?.userName ?? null,
    explanation: by?.explanation ?? null,
    askedAt: at,
    answerBy: monthLater(at),
  })
  await publish(tx, 'privacy.erasure-asked', { playerId, requestId: id })
  return id
}

/**
 * A request of somebody who closed the account before and wrote to us. Refuses ERR_STATE_CHANGED while the account is
 * open (its player can request it), and when the person is erased already.
 */
export async function enterErasure(
  { db, clock, target }: Pick<PrivacyNeeds, 'db' | 'clock' | 'target'>,
  { body, caller, refuse }: Pick<Input<typeof call>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof call>> {
  const { playerId, explanation } = body
  const by = { userId: caller.userId, userName: caller.name, explanation }
  try {
    return await db.transaction(async (tx) => {
      const player = await lockPlayerRow(tx, target, playerId)
      if (!player) return refuse('ERR_PLAYER_NOT_FOUND')
      if (player.state !== 'closed') return refuse('ERR_STATE_CHANGED', { state: player.state })
      return { requestId: await insertErasure(tx, { target, playerId, at: clock.now(), by }) }
    })
  } catch (error) {
    if (isUniqueViolation(error, 'request_one_erasure')) return refuse('ERR_STATE_CHANGED', { state: 'erased' })
    throw error
  }
}
