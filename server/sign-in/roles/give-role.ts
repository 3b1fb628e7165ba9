import type { giveRole } from '#contract/play-v1/staff-members.ts'
import { emptyPreview, type Action, type By, type Preview, type Person } from '#server/approvals/index.ts'
import { newId, refuse as refuseByCode, type Transaction, type Refuse } from '#server/kernel/index.ts'
import { INSPECTION_DAYS_MAX, VENUE_ROLES, type Permission } from '#contract/permissions.ts'
import { findVenues } from '#server/topology/index.ts'
import type { SignInNeeds } from '../needs.ts'
import { lockStaff } from '../members/members.queries.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { findStaffById } from '../staff/staff.queries.ts'
import { forgetRights, publishRightsChanged } from './rights-changed.ts'
import * as queries from './roles.queries.ts'

const refuse: Refuse<typeof giveRole> = refuseByCode
const DAY_MS = 86_400_000

export type Giving = {
  readonly userId: number
  readonly role: string
  /** Absent: from the approval on. */
  readonly validFrom?: string
  readonly validUntil?: string
  /** At which venues it counts; absent: everywhere. */
  readonly venues?: readonly string[]
  readonly ceilings: readonly { readonly permission: Permission; readonly ceilingMinor: number }[]
}

export type RoleNeeds = Pick<SignInNeeds, 'db' | 'clock' | 'target' | 'market' | 'queueMail' | 'sessions'>

/** Gives somebody a role: requested by one person, approved by another, and by neither for themselves. */
export function giveRoleAction(needs: RoleNeeds): Action<Giving, { readonly done: true }> {
  return {
    key: 'staff.give-role',
    permission: 'roles.manage',
    preview: (tx, giving, asker) => previewGiving(tx, needs, giving, asker),
    run: (tx, giving, by) => runGiving(tx, needs, giving, by),
    afterwards: async (result, { userId }) => {
      forgetRights(needs, String(userId))
      return result
    },
  }
}

export async function previewGiving(
  tx: Transaction,
  needs: RoleNeeds,
  giving: Giving,
  asker: Person,
): Promise<Preview> {
  const { userId, role, validFrom, validUntil, ceilings, venues } = giving
  await lockStaff(tx)
  if (userId === asker.userId) return refuse('ERR_OWN_RIGHTS')
  const member = await findStaffById(tx, userId)
  if (!member?.isActive) return refuse('ERR_STAFF_NOT_FOUND')
  const version = await findRole(tx, needs, role)
  const now = needs.clock.now()
  const from = validFrom === undefined ? now : new Date(validFrom)
  if (validUntil !== undefined && (new Date(validUntil) <= from || new Date(validUntil) <= now))
    return refuse('ERR_ROLE_NOT_VALID', { field: 'validUntil' })
  const isInspection = Object.keys(version.permissions).join() === 'inspection.read'
  const until = validUntil === undefined ? Infinity : Date.parse(validUntil)
  if (isInspection && until > from.getTime() + INSPECTION_DAYS_MAX * DAY_MS)
    return refuse('ERR_ROLE_NOT_VALID', { field: 'validUntil', daysMax: INSPECTION_DAYS_MAX })
  const unheld = ceilings.find(({ permission }) => !(permission in version.permissions))
  if (unheld) return refuse('ERR_ROLE_NOT_VALID', { field: 'ceilings', permission: unheld.permission })
  const names = await judgeVenues(tx, needs, giving)
  const held = await queries.findLivingRoles(tx, { userIds: [userId], target: needs.target, at: now })
  // The new role is added to those that they hold.
  const heldAfter = [...new Set([...held.map(({ key }) => key), role])]
  const { currency } = needs.market
  return {
    ...emptyPreview,
    subject: { kind: 'staff', id: String(userId), label: member.name },
    touched: { kind: 'staff', count: 1 },
    changes: [
      { field: 'roles', before: held.map(({ key }) => key).join(', ') || null, after: heldAfter.join(', ') },
      { field: 'validFrom', before: null, after: validFrom ?? null },
      { field: 'validUntil', before: null, after: validUntil ?? null },
      ...(venues ? [{ field: 'venues', before: null, after: names.join(', ') }] : []),
      ...ceilings.map(({ permission, ceilingMinor }) => ({
        field: `ceiling.${permission}`,
        before: null,
        after: { amountMinor: ceilingMinor, currency },
      })),
    ],
    warnings: held.some(({ key }) => key === role) ? [{ id: 'role-held-already', about: null }] : [],
  }
}

export async function runGiving(
  tx: Transaction,
  needs: RoleNeeds,
  { userId, role, validFrom, validUntil, ceilings, venues }: Giving,
  by: By,
): Promise<{ readonly done: true }> {
  if (by.approver?.userId === userId) return refuse('ERR_OWN_RIGHTS')
  const now = needs.clock.now()
  const asked = validFrom === undefined ? now : new Date(validFrom)
  const { roleId } = await findRole(tx, needs, role)
  await queries.insertGrant(tx, {
    id: newId(now),
    userId,
    roleId,
    // A grant whose beginning passed during the approval begins now, never retroactively.
    validFrom: asked < now ? now : asked,
    validUntil: validUntil === undefined ? null : new Date(validUntil),
    venues: venues ?? null,
    ceilings: Object.fromEntries(ceilings.map(({ permission, ceilingMinor }) => [permission, ceilingMinor])),
    givenBy: by.asker.userId,
    approvedBy: by.approver?.userId ?? null,
    givenAt: now,
    reason: by.reason,
  })
  await recordSecurity(tx, needs, {
    userId,
    kind: 'role-given',
    by: by.asker.userId,
    details: { role, ...(venues ? { venues: venues.join(', ') } : {}) },
  })
  await publishRightsChanged(tx, String(userId))
  return { done: true }
}

/** Roles of venue staff are given only for existing venues, other roles for none. Returns the names of the venues. */
async function judgeVenues(
  tx: Transaction,
  { clock, target }: RoleNeeds,
  { role, venues }: Giving,
): Promise<readonly string[]> {
  if (VENUE_ROLES.includes(role) !== (venues !== undefined)) return refuse('ERR_ROLE_NOT_VALID', { field: 'venues' })
  if (venues === undefined) return []
  const known = await findVenues(tx, { target, now: clock.now() })
  return venues.map(
    (id) => known.find(({ venueId }) => venueId === id)?.name ?? refuse('ERR_ROLE_NOT_VALID', { field: 'venues' }),
  )
}

async function findRole(tx: Transaction, { target }: RoleNeeds, key: string): Promise<queries.RoleVersion> {
  const roleId = await queries.findRoleId(tx, key, target)
  const version = roleId === undefined ? undefined : await queries.findNewestVersion(tx, roleId)
  return version ?? refuse('ERR_ROLE_NOT_FOUND')
}
