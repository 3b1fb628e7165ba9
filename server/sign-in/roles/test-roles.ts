import { newId, sql } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { EVERYBODY } from '../session-cache.ts'
import {
  lockRoles,
  findNewestVersion,
  findRoleId,
  insertGrant,
  insertVersion,
  type NewGrant,
  type RoleVersion,
} from './roles.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'sessions'>

/** Ends all grants of somebody and gives these roles from now on, without an approval. */
export async function holdOnly(
  { db, clock, target, sessions }: Needs,
  { userId, keys, ...grant }: { userId: number; keys: readonly string[] } & Partial<NewGrant>,
): Promise<void> {
  const now = clock.now()
  await db.transaction(async (tx) => {
    await tx.query(sql`
      insert into sign_in.role_grant_end (grant_id, ends_at, ended_at, reason)
      select id, ${now}, ${now}, 'Test.' from sign_in.role_grant where user_id = ${userId} on conflict do nothing`)
    for (const key of keys)
      await insertGrant(tx, {
        id: newId(now),
        userId,
        roleId: (await findRoleId(tx, key, target)) ?? 0,
        validFrom: now,
        validUntil: null,
        ceilings: {},
        venues: null,
        givenBy: null,
        approvedBy: null,
        givenAt: now,
        reason: 'Test.',
        ...grant,
      })
  })
  sessions.forgetRights(String(userId))
}

/** Writes a new version of a role with these changes, without an approval. */
export async function changeTestRole(
  { db, clock, target, sessions }: Needs,
  key: string,
  change: Partial<RoleVersion>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRoles(tx)
    const roleId = (await findRoleId(tx, key, target)) ?? 0
    const present = await findNewestVersion(tx, roleId)
    if (!present) throw new Error(`There is no role ${key}.`)
    await insertVersion(tx, { ...present, validFrom: clock.now(), ...change, version: present.version + 1 })
  })
  sessions.forgetRights(EVERYBODY)
}
