import type { ReplyOf } from '#contract/call.ts'
import type { generateSalt as call } from '#contract/capi-v1/player-authentication.ts'
import { newToken, refuse } from '#server/kernel/index.ts'
import { minutesAfter } from '../after.ts'
import { hashToken } from './hash-token.ts'
import { insertSalt, takeSalt } from './login-salts.queries.ts'
import type { SignInNeeds } from '../needs.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock'>

const SALT_LIFE_MINUTES = 2

/**
 * A value for one sign-in message. Passwords are hashed here, never by a device: it only prevents a replay of the
 * message.
 */
export async function generateSalt({ db, clock }: Needs): Promise<ReplyOf<typeof call>> {
  const salt = newToken('tn')
  const expiresAt = minutesAfter(clock.now(), SALT_LIFE_MINUTES)
  await insertSalt(db, hashToken(salt), expiresAt)
  return { salt, expiresAt: expiresAt.toISOString() }
}

/**
 * Refuses ERR_SIGNATURE_ERROR for a value that was used, expired, or never existed. A device that sends none is not
 * checked.
 */
export async function spendSalt({ db, clock }: Needs, salt: string | undefined): Promise<void> {
  if (salt !== undefined && !(await takeSalt(db, hashToken(salt), clock.now()))) refuse('ERR_SIGNATURE_ERROR')
}
