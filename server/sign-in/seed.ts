import { findPlayerByEmail, type NewPlayer } from '#server/players/index.ts'
import type { SignInNeeds } from './needs.ts'
import { openAccount } from './open-account.ts'
import type { Role } from '#contract/permissions.ts'
import { insertStaffIfNew } from './staff.queries.ts'

export type SeedPlayer = Omit<NewPlayer, 'target' | 'registeredAt' | 'consents'> & { readonly password: string }

/** Makes a named player with a wallet, once. Gives the number; `isNew` says whether anything was written. */
export async function seedPlayer(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'passwords' | 'openWallet' | 'termsVersion'>,
  { password, ...person }: SeedPlayer,
): Promise<{ playerId: number; isNew: boolean }> {
  const { db, clock, target, passwords, termsVersion } = needs
  const known = await findPlayerByEmail(db, target, person.email)
  if (known) return { playerId: known.id, isNew: false }
  const passwordHash = await passwords.hash(password)
  const consents = [{ kind: 'terms', version: termsVersion }]
  const playerId = await db.transaction((tx) =>
    openAccount(tx, needs, { ...person, target, registeredAt: clock.now(), consents }, passwordHash),
  )
  return { playerId, isNew: true }
}

/**
 * Makes a member of staff, once.
 * @param totpSecret base32 secret of the authenticator; null leaves the person to enrol at the first sign-in
 */
export async function seedStaff(
  { db, passwords, sealer }: Pick<SignInNeeds, 'db' | 'passwords' | 'sealer'>,
  staff: { email: string; password: string; name: string; roles: readonly Role[]; totpSecret: string | null },
): Promise<{ readonly userId: number }> {
  const { email, name, roles, totpSecret } = staff
  const passwordHash = await passwords.hash(staff.password)
  const totpSecretSealed = totpSecret === null ? null : sealer.seal(totpSecret)
  const made = await insertStaffIfNew(db, { email, name, roles, passwordHash, totpSecretSealed })
  if (!made) throw new Error('A seed gives somebody.')
  return made
}
