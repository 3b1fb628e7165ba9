import { newId, type Clock, type Transaction } from '#server/kernel/index.ts'
import type { Sms } from './sms.ts'
import * as queries from './sms.queries.ts'

/**
 * Returns the function that queues a text message in the transaction of its cause: it is sent if and only if that is
 * committed. Advertising to a number on the stop list is recorded and never sent.
 */
export function makeSmsQueue({
  clock,
  target,
}: {
  readonly clock: Clock
  /** The brand that the message is of: its worker sends it. */
  readonly target: string
}) {
  return async (tx: Transaction, sms: Sms): Promise<void> => {
    const now = clock.now()
    const uselessAt = new Date(now.getTime() + sms.usefulMinutes * 60_000)
    const isStopped = sms.template === 'advertising' && (await queries.isInStopList(tx, sms.to))
    await queries.insertSms(tx, { id: newId(now), target, sms, now, uselessAt, isStopped })
  }
}
