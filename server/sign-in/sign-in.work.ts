import type { Heartbeat } from '#server/kernel/index.ts'
import { minutesAfter } from './after.ts'
import { deleteOldAttempts } from './attempts.queries.ts'
import { removeExpiredTokens, removeOldNonces } from './clients/clients.queries.ts'
import { removeOldUse } from './clients/use.queries.ts'
import { DEVICE_DAYS } from './known-devices.ts'
import { deleteOldDevices } from './known-devices.queries.ts'
import { deleteOldSalts } from './secrets/login-salts.queries.ts'
import { deleteOldChallenges } from './player-passkeys/player-passkeys.queries.ts'
import { deleteSpent } from './players/player-credentials.queries.ts'
import { endExpired } from './players/player-sessions.queries.ts'
import { notifyOfFailures, type NotifyOfFailuresNeeds } from './security-log/notify-of-failures.ts'
import { signInRules } from './sign-in-rules.ts'
import { endExpiredStaffSessions } from './staff/staff.queries.ts'
import { writeLetters, type WriteLettersNeeds } from './write-letters.ts'

const DAYS_KEPT = 1
/** Staff look back a day, and a month after a complaint; the audit log has every call besides. */
const CLIENT_USE_DAYS = 35

/** Heartbeats of the worker for this room. */
export function heartbeats(needs: WriteLettersNeeds & NotifyOfFailuresNeeds): Heartbeat[] {
  return [
    { name: 'sign-in.write-letters', everyMs: 1000, beat: () => writeLetters(needs) },
    { name: 'sign-in.tell-failures', everyMs: 15_000, beat: () => notifyOfFailures(needs) },
    { name: 'sign-in.clean', everyMs: 60_000, beat: () => clean(needs) },
  ]
}

/** Longer than a signed request is valid. */
const NONCE_MINUTES = 30

async function clean({ db, clock }: WriteLettersNeeds): Promise<void> {
  const now = clock.now()
  const longAgo = minutesAfter(now, -DAYS_KEPT * 24 * 60)
  await endExpired(db, now, signInRules.playerSession.absoluteMinutes)
  await endExpiredStaffSessions(db, now)
  await deleteSpent(db, longAgo)
  await removeExpiredTokens(db, now)
  await removeOldNonces(db, minutesAfter(now, -NONCE_MINUTES))
  await removeOldUse(db, minutesAfter(now, -CLIENT_USE_DAYS * 24 * 60))
  await deleteOldSalts(db, now)
  await deleteOldChallenges(db, now)
  await deleteOldAttempts(db, longAgo)
  await deleteOldDevices(db, minutesAfter(now, -DEVICE_DAYS * 24 * 60))
}
