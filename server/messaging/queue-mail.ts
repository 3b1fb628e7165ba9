import { newId, refuse, type Clock, type Transaction } from '#server/kernel/index.ts'
import type { Letter, Mail, Template } from './letter.ts'
import { insertMail } from './messaging.queries.ts'
import type { Voice } from './voice.ts'
import { writeLetter } from './write-letter.ts'

const WITH_CODE: readonly Template[] = ['one-time-password', 'withdrawal-code', 'email-code', 'password-reset']

/** Where informative letters are stored as well: a room above this one, given by the composition. */
export type Landing = {
  /** Name and tone of the brand in the text. */
  readonly voice: Voice
  readonly isKeptInInbox: (template: Template) => boolean
  readonly keep: (tx: Transaction, letter: Letter & Pick<Mail, 'to' | 'template'>) => Promise<void>
}

/**
 * Returns the function that queues a letter in the transaction of its cause: it is sent if and only if that is
 * committed. For a player whose e-mail staff have removed, an informative letter is not written, and one with a code is
 * refused with ERR_NO_VALID_EMAIL.
 */
export function makeMailQueue({
  clock,
  target,
  landing,
}: {
  readonly clock: Clock
  /** The brand that the letter is of: its worker sends it. */
  readonly target: string
  readonly landing?: Landing
}) {
  return async (tx: Transaction, mail: Mail): Promise<void> => {
    const { to, template } = mail
    if (to === '') return WITH_CODE.includes(template) ? refuse('ERR_NO_VALID_EMAIL') : undefined
    const now = clock.now()
    await insertMail(tx, { id: newId(now), target, mail, now })
    if (landing?.isKeptInInbox(template)) await landing.keep(tx, { to, template, ...writeLetter(landing.voice, mail) })
  }
}
