import { sendWithCommit, publish, type Transaction } from '#server/kernel/index.ts'

/** Topic of the control bus: what a process has cached about who is verified is out of date. */
export const IDENTITY_CHANGED = 'identity-changed'

/**
 * Announces that an approval or a verdict was given or withdrawn: to rooms by an event, to processes over the control
 * bus.
 */
export async function publishIdentityChanged(
  tx: Transaction,
  about: { readonly playerId: number } & ({ readonly documentId: string } | { readonly verificationId: string }),
): Promise<void> {
  await publish(tx, 'documents.identity-changed', about)
  await sendWithCommit(tx, { topic: IDENTITY_CHANGED, id: String(about.playerId) })
}
