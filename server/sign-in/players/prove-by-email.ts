import { findPlayerByEmail } from '#server/players/index.ts'
import { beginAttempt, refuseBad } from '../attempts.ts'
import type { SignInNeeds } from '../needs.ts'
import * as queries from './player-credentials.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'rules' | 'passwords'>

type Proof = {
  readonly email: string
  readonly kind: 'password' | 'one-time-password'
  readonly secret: string
  readonly source: string
  readonly device?: Buffer | undefined
}

/** Key of the counters of attempts for a player's e-mail. */
export const emailAccount = (target: string, email: string) => `${target} ${email}`

export type ProvedByEmail = {
  readonly playerId: number
  /** The one-time password that proved it, to be marked as used in the caller's transaction. */
  readonly codeId: string | undefined
}

/**
 * Verifies an e-mail by a password or by the newest one-time password. An unknown e-mail runs the same statements and
 * the same hash as a known one, counts the same attempts and gets the same refusal, ERR_INVALID_CREDENTIALS.
 */
export async function proveByEmail(
  needs: Needs,
  { email, kind, secret, source, device }: Proof,
): Promise<ProvedByEmail> {
  const { db, clock, target, passwords } = needs
  const attempt = await beginAttempt(needs, {
    realm: 'player',
    kind,
    account: emailAccount(target, email),
    source,
    device,
  })
  const player = await findPlayerByEmail(db, target, email)
  const playerId = player?.id ?? 0
  const code = kind === 'password' ? undefined : await queries.takeOneTimePassword(db, playerId, clock.now())
  const hash = kind === 'password' ? await queries.findPlayerPassword(db, playerId) : code?.codeHash
  if (!(await passwords.verify(hash, secret))) return refuseBad(attempt, 'ERR_INVALID_CREDENTIALS')
  await attempt.succeed()
  return { playerId, codeId: code?.id }
}
