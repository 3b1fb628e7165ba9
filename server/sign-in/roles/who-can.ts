import type { ReplyOf } from '#contract/call.ts'
import type { whoCan as call } from '#contract/play-v1/staff-members.ts'
import type { Approvals } from '#server/approvals/index.ts'
import type { Permission } from '#contract/permissions.ts'
import type { Input, Querier } from '#server/kernel/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { rightsOf } from './rights.ts'
import * as queries from './roles.queries.ts'

type Needs = Pick<SignInNeeds, 'db' | 'clock' | 'target'>
type Policy = Pick<Approvals, 'previewPolicy'>

/**
 * Who has a permission at an instant, regardless of hours and networks, with their ceilings, since when, and whether
 * the policy lets them do it alone.
 */
export async function whoCan(
  needs: Needs,
  approvals: Policy,
  { query }: Input<typeof call>,
): Promise<ReplyOf<typeof call>> {
  const { db, clock, target } = needs
  const { permission, amountMinor } = query
  const at = query.at === undefined ? clock.now() : new Date(query.at)
  const grants = await queries.findGrantRows(db, { userId: null, grantId: null, target })
  const people = new Map(grants.filter(({ isActive }) => isActive).map(({ userId, userName }) => [userId, userName]))
  const rows = []
  for (const [userId, name] of people) {
    const rights = await findRights(needs, { userId, at })
    const right = rights.find((one) => one.permission === permission)
    if (!right || (amountMinor !== undefined && right.ceilingMinor !== null && amountMinor > right.ceilingMinor))
      continue
    const { roles, ceilingMinor, since } = right
    const ceilings = Object.fromEntries(rights.map((one) => [one.permission, one.ceilingMinor ?? undefined]))
    const asker = { roles: [...new Set(rights.flatMap((one) => one.roles))], ceilings }
    const actions = await approvals.previewPolicy(db, permission, { at, amountMinor: amountMinor ?? 0, asker })
    rows.push({
      userId,
      name,
      roles: [...roles],
      ceilingMinor,
      since: since.toISOString(),
      actions: actions.map((one) => ({ ...one, permissions: [...one.permissions] })),
    })
  }
  return { at: at.toISOString(), people: rows.sort((a, b) => a.name.localeCompare(b.name)) }
}

export type Right = {
  readonly permission: Permission
  readonly ceilingMinor: number | null
  readonly since: Date
  readonly roles: readonly string[]
}

/** Each permission of somebody at an instant: its roles, its ceiling, and since when by these roles. */
export async function findRights(
  { db, target }: Pick<Needs, 'db' | 'target'>,
  { userId, at }: { userId: number; at: Date },
): Promise<Right[]> {
  const held = await queries.findLivingRoles(db, { userIds: [userId], target, at })
  const anywhere = held.map((role) => ({ ...role, hours: null, networks: [] }))
  const { permissions, ceilings } = rightsOf(anywhere, { at, source: '', timeZone: 'UTC' })
  const beginnings = await findBeginnings(db, { userId, target, at })
  return permissions.map((permission) => {
    const giving = held.filter((role) => permission in role.permissions).map(({ key }) => key)
    const begun = beginnings.filter((one) => giving.includes(one.key)).map((one) => one.since(permission).getTime())
    return {
      permission,
      ceilingMinor: ceilings[permission] ?? null,
      roles: [...new Set(giving)],
      since: new Date(Math.min(...begun)),
    }
  })
}

/** When each grant in force began to give a permission: with itself, or with the version of its role that added it. */
async function findBeginnings(db: Querier, { userId, target, at }: { userId: number; target: string; at: Date }) {
  const grants = await queries.findGrantRows(db, { userId, grantId: null, target })
  const versions = await queries.findVersions(db)
  const isLiving = ({ validFrom, validUntil, endsAt }: queries.GrantRow) =>
    validFrom <= at && (validUntil === null || validUntil > at) && (endsAt === null || endsAt > at)
  return grants.filter(isLiving).map(({ key, roleId, validFrom }) => ({
    key,
    since: (permission: string): Date => {
      const past = versions.filter((version) => version.roleId === roleId && version.validFrom <= at)
      const lastWithout = past.findLastIndex((version) => !(permission in version.permissions))
      const brought = past[lastWithout + 1]?.validFrom ?? validFrom
      return brought > validFrom ? brought : validFrom
    },
  }))
}
