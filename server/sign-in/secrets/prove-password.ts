import type { ReplyOf } from '#contract/call.ts'
import type { verifyPassword as call } from '#contract/onling-v2/player-contacts.ts'
import type { Input } from '#server/kernel/index.ts'
import { beginAttempt, refuseBad, SIGNED_IN } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import { findPlayerPassword } from '../players/player-credentials.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords'>

/**
 * The signed-in player proves their identity again. It has a counter of its own: guessing here does not block the
 * sign-in. Refuses ERR_INVALID_CREDENTIALS and ERR_TOO_MANY_BAD_ATTEMPTS.
 */
export async function provePassword(
  needs: Needs,
  { playerId, password, source }: { readonly playerId: number; readonly password: string; readonly source: string },
): Promise<void> {
  const { db, target, passwords } = needs
  const account = `${target} ${playerId}`
  const attempt = await beginAttempt(needs, {
    realm: 'player',
    kind: 'own-password',
    account,
    source,
    device: SIGNED_IN,
  })
  const hash = await findPlayerPassword(db, playerId)
  if (!(await passwords.verify(hash, password))) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
}

export async function verifyPassword(
  needs: Needs,
  { caller, body, client }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  await provePassword(needs, { playerId: caller.playerId, password: body.password, source: client.ip })
  return { done: true }
}
