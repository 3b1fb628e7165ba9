import type { Clock, Database, Heartbeat } from '#server/kernel/index.ts'
import { deleteOldCodes } from './contacts/contact-codes.queries.ts'
import { deleteExpiredContexts } from './contexts.queries.ts'

const DAY_MS = 86_400_000
const CLEAN_EVERY_MS = 60_000

/** Heartbeats of the worker for this room: abandoned registrations are deleted. */
export function registrationHeartbeats({ db, clock }: { readonly db: Database; readonly clock: Clock }): Heartbeat[] {
  return [
    {
      name: 'registration.forget-expired',
      everyMs: CLEAN_EVERY_MS,
      beat: () => clean(db, clock.now()),
    },
  ]
}

async function clean(db: Database, now: Date): Promise<void> {
  await deleteExpiredContexts(db, now)
  await deleteOldCodes(db, new Date(now.getTime() - DAY_MS))
}
