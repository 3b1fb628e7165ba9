import { newId, refuse, type Clock, type Transaction } from '#server/kernel/index.ts'
import type { Mail, Template } from './letter.ts'
import { insertMail } from './messaging.queries.ts'

const WITH_CODE: readonly Template[] = ['one-time-password', 'withdrawal-code', 'email-code', 'password-reset']

/**
 * Gives the function that queues a letter in the transaction of its cause: it leaves if and only if that is committed.
 * For a player whose e-mail staff have removed, a letter that only tells is not written, and one with a code is refused
 * with ERR_NO_VALID_EMAIL.
 */
export function makeMailQueue({ clock }: { readonly clock: Clock }) {
  return async (tx: Transaction, mail: Mail): Promise<void> => {
    if (mail.to === '') return WITH_CODE.includes(mail.template) ? refuse('ERR_NO_VALID_EMAIL') : undefined
    const now = clock.now()
    await insertMail(tx, newId(now), mail, now)
  }
}
