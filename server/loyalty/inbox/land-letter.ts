import type { MessageCategory } from '#contract/shapes/inbox.ts'
import { newId, type Clock, type Querier, type Transaction } from '../../kernel/index.ts'
import { sendMessage } from './send-message.ts'

/** An informative letter to a player. */
export type InboxLetter = {
  readonly to: string
  readonly template: string
  readonly subject: string
  readonly text: string
}

/**
 * Letters copied to the inbox, and their categories. A letter with a code or a link that opens something is readable
 * only where it was sent.
 */
const LANDS: Readonly<Record<string, MessageCategory>> = {
  'withdrawal-ended': 'money',
  'deposit-arrived': 'money',
  'money-taken': 'money',
  'hold-expired': 'money',
  'credit-left': 'money',
  'credit-closed': 'money',
  'voucher-expired': 'money',
  'bonus-converted': 'money',
  'bonus-ended': 'money',
  'bonus-lowered': 'money',
  'free-rounds-converted': 'money',
  'free-rounds-ended': 'money',
  'document-approved': 'account',
  'document-rejected': 'account',
  'document-expiring': 'account',
  'terms-change': 'account',
  'terms-taken-back': 'account',
  'migration-begun': 'account',
  'migration-approved': 'account',
  'migration-rejected': 'account',
  'migration-expired': 'account',
  'export-ready': 'account',
}

/** Whether a letter of a template is also copied to the inbox. */
export const isKeptInInbox = (template: string): boolean => template in LANDS

/** Copies a letter to the inbox of the player with its address, in the letter's transaction. Staff have no inbox. */
export function landLetters(
  needs: { readonly clock: Clock },
  findPlayerId: (db: Querier, email: string) => Promise<number | undefined>,
) {
  return async (tx: Transaction, { to, template, subject, text }: InboxLetter): Promise<void> => {
    const category = LANDS[template]
    if (!category) return
    const playerId = await findPlayerId(tx, to)
    if (playerId === undefined) return
    const cause = `letter:${newId(needs.clock.now())}`
    await sendMessage(needs, tx, { playerId, category, title: subject, body: text, cause })
  }
}
