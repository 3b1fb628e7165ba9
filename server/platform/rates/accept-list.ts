import type { ReplyOf } from '#contract/call.ts'
import type { acceptRates } from '#contract/play-v1/exchange-rates.ts'
import type { Clock, Database, Input } from '../../kernel/index.ts'
import * as queries from './rates.queries.ts'

/**
 * Staff take a list that was held, after they have compared it with another source. ERR_STATE_CHANGED when it was taken
 * already, or a list as new is stored by now.
 */
export async function acceptList(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  { body, caller, refuse }: Pick<Input<typeof acceptRates>, 'body' | 'caller' | 'refuse'>,
): Promise<ReplyOf<typeof acceptRates>> {
  return db.transaction(async (tx) => {
    const held = await queries.lockFetch(tx, body.fetchId)
    if (!held?.heldList || held.validOn === null || held.acceptedAt) return refuse('ERR_STATE_CHANGED')
    const { source, validOn, heldList } = held
    await queries.lockSource(tx, source)
    const newest = await queries.findNewestList(tx, source)
    if (newest && newest.validOn >= validOn) return refuse('ERR_STATE_CHANGED', { validOn: newest.validOn })
    const at = clock.now()
    await queries.insertList(tx, { source, validOn, rates: heldList }, at)
    const { userId, name: userName } = caller
    await queries.acceptFetch(tx, held.id, { at, userId, userName, explanation: body.explanation })
    return { done: true as const }
  })
}
