import type { MessageCategory } from '#contract/shapes/inbox.ts'
import { newId, type Clock, type Querier, type Transaction } from '../../kernel/index.ts'
import { sendMessage } from './send-message.ts'

/** A letter that tells a player something, as it is written. */
export type InboxLetter = {
  readonly to: string
  readonly template: string
  readonly subject: string
  readonly text: string
}

/** Letters that land, and where. One with a code or a link that opens something is read where it was sent, and nowhere else. */
const LANDS: Readonly<Record<string, MessageCategory>> = {
  'withdrawal-ended': 'money',
  'deposit-arrived': 'money',
  'money-taken': 'money',
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

/** Whether a letter of a template is kept in the inbox too. */
export const isKeptInInbox = (template: string): boolean => template in LANDS

/** Keeps a letter in the inbox of whose address it is, in the transaction of the letter. Of staff there is none. */
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
