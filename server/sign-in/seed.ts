import { findPlayerByEmail, type NewPlayer } from '#server/players/index.ts'
import type { SignInNeeds } from './needs.ts'
import { openAccount } from './players/open-account.ts'
import { VENUE_ROLES, type Role } from '#contract/permissions.ts'
import { assert, newId } from '#server/kernel/index.ts'
import { bringRoles } from './roles/bring-roles.ts'
import { findRoleId, insertGrant } from './roles/roles.queries.ts'
import { insertStaffIfNew } from './staff/staff.queries.ts'

const DAY_MS = 86_400_000

export type SeedPlayer = Omit<NewPlayer, 'target' | 'registeredAt' | 'consents'> & { readonly password: string }

/** Creates a named player with a wallet, once. Returns the number; `isNew` says whether anything was written. */
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
 * Creates a member of staff, once, with roles from now on.
 * @param staff.venues where the roles of the staff of venues count
 * @param totpSecret base32 secret of the authenticator; null: the person enrols at the first sign-in
 */
export async function seedStaff(
  needs: Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'passwords' | 'sealer'>,
  staff: {
    email: string
    password: string
    name: string
    roles: readonly Role[]
    totpSecret: string | null
    venues?: readonly string[]
    /** How long the roles are valid; absent: without an end. */
    daysValid?: number
  },
): Promise<{ readonly userId: number }> {
  const { db, clock, target, passwords, sealer } = needs
  const { email, name, totpSecret } = staff
  await bringRoles(needs)
  const passwordHash = await passwords.hash(staff.password)
  const totpSecretSealed = totpSecret === null ? null : sealer.seal(totpSecret)
  return db.transaction(async (tx) => {
    const made = await insertStaffIfNew(tx, { email, name, passwordHash, totpSecretSealed })
    assert(made, 'A seed gives somebody.')
    const now = clock.now()
    for (const key of made.isNew ? staff.roles : []) {
      const roleId = await findRoleId(tx, key, target)
      assert(roleId, 'A role of the contract is in every installation.')
      await insertGrant(tx, {
        id: newId(now),
        userId: made.userId,
        roleId,
        validFrom: now,
        validUntil: staff.daysValid === undefined ? null : new Date(now.getTime() + staff.daysValid * DAY_MS),
        ceilings: {},
        venues: VENUE_ROLES.includes(key) ? (staff.venues ?? null) : null,
        givenBy: null,
        approvedBy: null,
        givenAt: now,
        reason: 'Seeded.',
      })
    }
    return { userId: made.userId }
  })
}
