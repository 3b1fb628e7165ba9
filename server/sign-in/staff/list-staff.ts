import { staffList } from '#contract/lists/staff.ts'
import { list } from '#contract/onling-v2/user.ts'
import { makeWholeList } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { findLivingRoles } from '../roles/roles.queries.ts'
import { listAllStaff } from './staff.queries.ts'

/** Members of staff with their roles, as a list of the back office. */
export const staffListed = ({ db, clock, target }: Pick<SignInNeeds, 'db' | 'clock' | 'target'>) =>
  makeWholeList({
    list: staffList,
    call: list,
    keyOf: ({ userId }) => String(userId).padStart(15, '0'),
    read: async (_question, _reader, most) => {
      const staff = await listAllStaff(db, most)
      const held = await findLivingRoles(db, { userIds: staff.map(({ id }) => id), target, at: clock.now() })
      const rolesOf = Map.groupBy(held, ({ userId }) => userId)
      return staff.map(({ id, name, email, isActive, passwordHash, lastSignInAt }) => ({
        userId: id,
        name,
        email,
        roles: (rolesOf.get(id) ?? []).map(({ key }) => key),
        isActive,
        hasJoined: passwordHash !== null,
        lastSignInAt: lastSignInAt?.toISOString() ?? null,
      }))
    },
  })
