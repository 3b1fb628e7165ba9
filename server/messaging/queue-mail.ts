import { newId, type Clock, type Transaction } from '#server/kernel/index.ts'
import type { Mail } from './letter.ts'
import { insertMail } from './messaging.queries.ts'

/** Gives the function that queues a letter in the transaction of its cause: it leaves if and only if that is committed. */
export function makeMailQueue({ clock }: { readonly clock: Clock }) {
  return async (tx: Transaction, mail: Mail): Promise<void> => {
    const now = clock.now()
    await insertMail(tx, newId(now), mail, now)
  }
}
