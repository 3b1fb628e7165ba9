import type { Permission } from '#contract/permissions.ts'
import type { StaffCaller } from './callers.ts'

/** Whether a permission of a member of staff counts at a venue: somebody of a venue's staff acts for it alone (decision 0195). */
export const countsAt = ({ venues }: Pick<StaffCaller, 'venues'>, permission: Permission, venueId: string): boolean =>
  venues?.[permission]?.includes(venueId) ?? true

/** Whether somebody holds a permission, and not at some venues alone. */
export const holdsEverywhere = (
  { permissions, venues }: Pick<StaffCaller, 'permissions' | 'venues'>,
  permission: Permission,
): boolean => permissions.includes(permission) && venues?.[permission] === undefined

/** What somebody holds everywhere: figures of the whole brand are shown for these. */
export const permissionsEverywhere = (caller: Pick<StaffCaller, 'permissions' | 'venues'>): readonly Permission[] =>
  caller.permissions.filter((one) => holdsEverywhere(caller, one))
