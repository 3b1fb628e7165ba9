import type { Clock, Database } from '#server/kernel/index.ts'
import * as queries from './nonces.queries.ts'

/** Longer than any message is believed after its own time. */
const KEPT_MS = 60 * 60_000

/** Remembers nonces of signed messages for all processes: only the first to come with one is heard. */
export function spendNonces({ db, clock }: { readonly db: Database; readonly clock: Clock }) {
  return (gateway: string, nonce: string): Promise<boolean> => queries.insertNonce(db, gateway, nonce, clock.now())
}

/** Forgets those whose messages are too old to be believed. */
export async function forgetNonces({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  await queries.deleteNonces(db, new Date(clock.now().getTime() - KEPT_MS))
}
