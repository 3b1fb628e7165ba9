import { PERMISSIONS } from '#contract/permissions.ts'
import type { Database, Querier, Transaction } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { initialRoles, type InitialRole } from './initial-roles.ts'
import type { Permissions } from './rights.ts'
import * as queries from './roles.queries.ts'

const FIRST = 'The roles of a new installation.'
const CHANGED = 'Rights that a release changed.'
/**
 * Reason of versions written at a start; versions by people, and by migrations that split one of their permissions,
 * have others.
 */
const BROUGHT: readonly string[] = [FIRST, CHANGED, 'Rights that a release brought.']

/**
 * Creates the roles of a new installation. Later it applies changes of a release, as new versions with that reason:
 * roles and permissions that the installation never had, and the removal of permissions that only releases gave.
 * Decisions of the operator's people stay: a right that they removed stays removed, and one in a version of theirs
 * stays (decision 0249). Idempotent, also in several processes at once.
 */
export async function bringRoles({ db, clock }: { db: Database; clock: SignInNeeds['clock'] }): Promise<void> {
  if ((await unknownPermissions(db)).length === 0 && (await listChanges(db, [])).length === 0) return
  await db.transaction(async (tx) => {
    await queries.lockRoles(tx)
    const added = await unknownPermissions(tx)
    const now = clock.now()
    for (const change of await listChanges(tx, added)) await bringRole(tx, change, now)
    await queries.insertKnownPermissions(tx, added, now)
  })
}

async function unknownPermissions(db: Querier): Promise<string[]> {
  const known = new Set(await queries.findKnownPermissions(db))
  return PERMISSIONS.filter((permission) => !known.has(permission))
}

type Change = { readonly role: InitialRole; readonly permissions: Permissions }

/** Roles that a release changes, with their permissions after it. */
async function listChanges(db: Querier, added: readonly string[]): Promise<Change[]> {
  const versionsOf = Map.groupBy(await queries.findVersionsOfAll(db), ({ key }) => key)
  return initialRoles().flatMap((role) => {
    const permissions = changeOf(role, versionsOf.get(role.key) ?? [], added)
    return permissions ? [{ role, permissions }] : []
  })
}

/** Changes of a release in a role with these versions, oldest first; undefined when there are none. */
function changeOf(
  { permissions }: InitialRole,
  versions: readonly queries.RoleRights[],
  added: readonly string[],
): Permissions | undefined {
  const present = versions.at(-1)?.permissions ?? {}
  const named = new Set<string>(permissions)
  const chosen = new Set(versions.flatMap((one) => (isBrought(one) ? [] : Object.keys(one.permissions))))
  const kept = Object.entries(present).filter(([permission]) => named.has(permission) || chosen.has(permission))
  const brought = permissions.filter(
    (permission) => !(permission in present) && (added.includes(permission) || !isTakenByPeople(versions, permission)),
  )
  const isSame = kept.length === Object.keys(present).length && brought.length === 0
  if (versions.length > 0 && isSame) return undefined
  return { ...Object.fromEntries(kept), ...Object.fromEntries(brought.map((permission) => [permission, null])) }
}

const isBrought = ({ askedBy, reason }: queries.RoleRights): boolean => askedBy === null && BROUGHT.includes(reason)

/**
 * Whether a person removed a permission that a role had. One that only a start removed comes again: a process of an
 * earlier release, started once more beside the newer one or after a return to it, removes what it does not know.
 */
function isTakenByPeople(versions: readonly queries.RoleRights[], permission: string): boolean {
  const last = versions.findLastIndex((version) => permission in version.permissions)
  const without = versions[last + 1]
  return last >= 0 && without !== undefined && !(without.askedBy === null && without.reason === CHANGED)
}

async function bringRole(tx: Transaction, { role, permissions }: Change, now: Date): Promise<void> {
  const roleId = await queries.upsertRole(tx, { key: role.key, target: null, madeAt: now })
  const present = await queries.findNewestVersion(tx, roleId)
  await queries.insertVersion(tx, {
    roleId,
    version: (present?.version ?? 0) + 1,
    name: present?.name ?? role.key,
    permissions,
    audiences: present?.audiences ?? role.audiences,
    idleMinutes: present?.idleMinutes ?? null,
    networks: present?.networks ?? [],
    hours: present?.hours ?? null,
    validFrom: now,
    askedBy: null,
    approvedBy: null,
    reason: present ? CHANGED : FIRST,
  })
}
