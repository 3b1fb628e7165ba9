import { PERMISSIONS } from '#contract/permissions.ts'
import type { Database, Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { initialRoles, type InitialRole } from './initial-roles.ts'
import * as queries from './roles.queries.ts'

/**
 * Creates the roles of a new installation. Later it does one thing: a permission that is new in a release is added,
 * once, to the roles that the release names for it, as a version that says so. A permission that the operator removed
 * stays removed. Idempotent, also in several processes at once.
 */
export async function bringRoles({ db, clock }: { db: Database; clock: SignInNeeds['clock'] }): Promise<void> {
  if ((await unknownPermissions(db)).length === 0) return
  await db.transaction(async (tx) => {
    await queries.lockRoles(tx)
    const added = await unknownPermissions(tx)
    const now = clock.now()
    for (const role of initialRoles()) await bringRole(tx, role, added, now)
    await queries.insertKnownPermissions(tx, added, now)
  })
}

async function unknownPermissions(db: Pick<Database, 'query'>): Promise<string[]> {
  const known = new Set(await queries.findKnownPermissions(db))
  return PERMISSIONS.filter((permission) => !known.has(permission))
}

async function bringRole(tx: Transaction, role: InitialRole, added: readonly string[], now: Date): Promise<void> {
  const roleId = await queries.upsertRole(tx, { key: role.key, target: null, madeAt: now })
  const present = await queries.findNewestVersion(tx, roleId)
  const brought = role.permissions.filter((permission) => !present || added.includes(permission))
  const missing = brought.filter((permission) => !(permission in (present?.permissions ?? {})))
  if (present && missing.length === 0) return
  await queries.insertVersion(tx, {
    roleId,
    version: (present?.version ?? 0) + 1,
    name: present?.name ?? role.key,
    permissions: { ...present?.permissions, ...Object.fromEntries(missing.map((permission) => [permission, null])) },
    audiences: present?.audiences ?? role.audiences,
    idleMinutes: present?.idleMinutes ?? null,
    networks: present?.networks ?? [],
    hours: present?.hours ?? null,
    validFrom: now,
    askedBy: null,
    approvedBy: null,
    reason: present ? 'Rights that a release brought.' : 'The roles of a new installation.',
  })
}
