import type { Clock, Database } from '#server/kernel/index.ts'
import * as queries from './nonces.queries.ts'

/** Longer than any message is accepted after its own time. */
const KEPT_MS = 60 * 60_000

/** Stores nonces of signed messages for all processes: only the first message with a nonce is accepted. */
export function spendNonces({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return (gateway: string, nonce: string): Promise<boolean> => queries.insertNonce(db, gateway, nonce, clock.now())
}

/** Deletes those whose messages are too old to be accepted. */
export async function forgetNonces({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  await queries.deleteNonces(db, new Date(clock.now().getTime() - KEPT_MS))
}
