import type { BodyOf } from '#contract/call.ts'
import { PERMISSIONS, type Permission } from '#contract/permissions.ts'
import type { changeRole } from '#contract/play-v1/roles.ts'
import { emptyPreview, type Action, type Preview } from '#server/approvals/index.ts'
import { refuse, type Transaction } from '#server/kernel/index.ts'
import { lockStaff } from '../members/members.queries.ts'
import { recordSecurity } from '../security-log/record-security.ts'
import { EVERYBODY } from '../session-cache.ts'
import type { RoleNeeds } from './give-role.ts'
import { readNetwork } from './networks.ts'
import { forgetRights, publishRightsChanged } from './rights-changed.ts'
import type { HeldRole, Permissions, Rights } from './rights.ts'
import { rightsOf } from './rights.ts'
import * as queries from './roles.queries.ts'
import type { WorkingHours } from './working-hours.ts'

export type Changing = Omit<BodyOf<typeof changeRole>, 'explanation'>

type Held = readonly queries.LivingRole[]

/**
 * A new version of a role, or a new role of the brand: requested by one person, approved by another, neither of whom
 * gains a right by it.
 */
export function changeRoleAction(needs: RoleNeeds): Action<Changing, { readonly done: true }> {
  return {
    key: 'staff.change-role',
    permission: 'roles.manage',
    preview: async (tx, changing, asker) => {
      await lockStaff(tx)
      refuseWrong(changing)
      const { present, holders } = await findPresent(tx, needs, changing.role)
      await refuseGain(tx, needs, changing, asker.userId)
      const changes = changesOf(present, changing, needs.market.currency)
      if (!present) changes.push({ field: 'everyBrand', before: null, after: changing.forEveryBrand === true })
      if (changes.length === 0) return refuse('ERR_STATE_CHANGED')
      return {
        ...emptyPreview,
        subject: { kind: 'role', id: changing.role, label: changing.name },
        touched: { kind: 'staff', count: holders.length },
        changes,
      }
    },
    run: async (tx, changing, { asker, approver, reason }) => {
      if (approver) await refuseGain(tx, needs, changing, approver.userId)
      const { present, holders } = await findPresent(tx, needs, changing.role)
      const now = needs.clock.now()
      const { role, hours, forEveryBrand = false, ...rest } = changing
      const target = forEveryBrand ? null : needs.target
      await queries.lockRoles(tx)
      const roleId = present?.roleId ?? (await queries.upsertRole(tx, { key: role, target, madeAt: now }))
      await queries.insertVersion(tx, {
        ...rest,
        roleId,
        version: (present?.version ?? 0) + 1,
        permissions: permissionsOf(changing),
        hours,
        validFrom: now,
        askedBy: asker.userId,
        approvedBy: approver?.userId ?? null,
        reason,
      })
      for (const userId of holders)
        await recordSecurity(tx, needs, { userId, kind: 'role-changed', by: asker.userId, details: { role } })
      await publishRightsChanged(tx, EVERYBODY)
      return { done: true }
    },
    afterwards: async (result) => {
      forgetRights(needs, EVERYBODY)
      return result
    },
  }
}

function refuseWrong({ permissions, networks, hours }: Changing): void {
  const names = permissions.map(({ permission }) => permission)
  if (new Set(names).size < names.length) refuse('ERR_ROLE_NOT_VALID', { field: 'permissions' })
  const wrong = networks.find((network) => !readNetwork(network))
  if (wrong !== undefined) refuse('ERR_ROLE_NOT_VALID', { field: 'networks', value: wrong })
  if (hours && hours.from === hours.until) refuse('ERR_ROLE_NOT_VALID', { field: 'hours' })
}

async function findPresent(tx: Transaction, { target, clock }: RoleNeeds, key: string) {
  const roleId = await queries.findRoleId(tx, key, target)
  const present = roleId === undefined ? undefined : await queries.findNewestVersion(tx, roleId)
  const grants = await queries.findGrantRows(tx, { userId: null, grantId: null, target })
  const now = clock.now()
  const isOpen = ({ validUntil, endsAt, isActive }: queries.GrantRow) =>
    isActive && endsAt === null && (validUntil === null || validUntil > now)
  const holders = grants.filter((grant) => grant.roleId === roleId && isOpen(grant)).map(({ userId }) => userId)
  return { present, holders: [...new Set(holders)].sort((a, b) => a - b) }
}

/**
 * Nobody gives themselves a right or access to a service, now or at any later instant at which their roles change by time: not by
 * requesting a change of a role that they hold or will hold, nor by approving one. Hours and networks are no rights (decision 0457).
 */
async function refuseGain(tx: Transaction, needs: RoleNeeds, changing: Changing, userId: number): Promise<void> {
  for (let at: Date | null = needs.clock.now(); at; at = await queries.findNextChange(tx, userId, at)) {
    const held = await queries.findLivingRoles(tx, { userIds: [userId], target: needs.target, at })
    const before = rightsEverywhere(held)
    const after = rightsEverywhere(
      held.map((role) =>
        role.key === changing.role
          ? { ...role, permissions: permissionsOf(changing), audiences: changing.audiences }
          : role,
      ),
    )
    const gained = after.permissions.find((permission) => isGained(permission, { before, after }))
    if (gained) refuse('ERR_OWN_RIGHTS', { permission: gained })
    const audience = after.audiences.find((one) => !before.audiences.includes(one))
    if (audience) refuse('ERR_OWN_RIGHTS', { audience })
  }
}

/** A permission that was not there, that gets a higher ceiling, or that counts at more venues. */
function isGained(permission: Permission, { before, after }: { readonly before: Rights; readonly after: Rights }) {
  if (!before.permissions.includes(permission)) return true
  const ceiling = before.ceilings[permission]
  if (ceiling !== undefined && (after.ceilings[permission] ?? Infinity) > ceiling) return true
  const [venues, wanted] = [before.venues[permission], after.venues[permission]]
  return venues !== undefined && (wanted?.some((venue) => !venues.includes(venue)) ?? true)
}

function rightsEverywhere(held: Held | readonly HeldRole[]) {
  const anywhere = held.map((role) => ({ ...role, hours: null, networks: [] }))
  return rightsOf(anywhere, { at: new Date(0), source: '', timeZone: 'UTC' })
}

function permissionsOf({ permissions }: Changing): Permissions {
  return Object.fromEntries(permissions.map(({ permission, ceilingMinor }) => [permission, ceilingMinor]))
}

/** Preview for the approval: one line for each permission that is added, removed, or gets another ceiling, and the rest. */
function changesOf(
  present: queries.RoleVersion | undefined,
  changing: Changing,
  currency: 'CZK' | 'EUR',
): Preview['changes'] {
  const after = permissionsOf(changing)
  const shown = (of: Permissions | undefined, permission: string) => {
    if (!of || !(permission in of)) return false
    const ceiling = of[permission] ?? null
    return ceiling === null ? true : { amountMinor: ceiling, currency }
  }
  const known = new Set<string>([...PERMISSIONS, ...Object.keys(present?.permissions ?? {})])
  const lines = [
    ...[...known].map((permission) => ({
      field: `permission.${permission}`,
      before: shown(present?.permissions, permission),
      after: shown(after, permission),
    })),
    { field: 'name', before: present?.name ?? null, after: changing.name },
    { field: 'idleMinutes', before: present?.idleMinutes ?? null, after: changing.idleMinutes },
    { field: 'networks', before: listed(present?.networks), after: listed(changing.networks) },
    { field: 'audiences', before: listed(present?.audiences), after: listed(changing.audiences) },
    { field: 'hours', before: hoursShown(present?.hours), after: hoursShown(changing.hours) },
  ]
  return lines.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
}

function listed(values: readonly string[] | undefined): string | null {
  return values && values.length > 0 ? values.join(', ') : null
}

function hoursShown(hours: WorkingHours | null | undefined): string | null {
  return hours ? `${[...hours.days].sort().join(',')} ${hours.from}-${hours.until}` : null
}
