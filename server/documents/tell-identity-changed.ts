import { sendWithCommit, tell, type Transaction } from '#server/kernel/index.ts'

/** Topic of the control bus: what a process remembers of whom it verified is true no longer. */
export const IDENTITY_CHANGED = 'identity-changed'

/** Tells that an approval or a verdict came or went: rooms by an event, processes at once with the commit. */
export async function tellIdentityChanged(
  tx: Transaction,
  about: { readonly playerId: number } & ({ readonly documentId: string } | { readonly verificationId: string }),
): Promise<void> {
  await tell(tx, 'documents.identity-changed', about)
  await sendWithCommit(tx, { topic: IDENTITY_CHANGED, id: String(about.playerId) })
}
