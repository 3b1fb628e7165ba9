import { sendWithCommit, type Transaction } from '#server/kernel/index.ts'

/** Topic of the control bus: something was published or withdrawn. The id is the item's. */
export const CONTENT_CHANGED = 'content.changed'

/** Sent to every process with the commit. */
export const announceContent = (tx: Transaction, itemId: string): Promise<void> =>
  sendWithCommit(tx, { topic: CONTENT_CHANGED, id: itemId })
