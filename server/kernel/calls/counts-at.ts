import type { Permission } from '#contract/permissions.ts'
import type { StaffCaller } from './callers.ts'

/**
 * Whether a member of staff has a permission at a venue: a venue's own staff act only for that venue (decision 0195).
 */
export const countsAt = ({ venues }: Pick<StaffCaller, 'venues'>, permission: Permission, venueId: string): boolean =>
  venues?.[permission]?.includes(venueId) ?? true

/** Whether a member of staff holds a permission at all venues. */
export const holdsEverywhere = (
  { permissions, venues }: Pick<StaffCaller, 'permissions' | 'venues'>,
  permission: Permission,
): boolean => permissions.includes(permission) && venues?.[permission] === undefined

/** The permissions held at all venues: figures of the whole brand are shown for these. */
export const permissionsEverywhere = (caller: Pick<StaffCaller, 'permissions' | 'venues'>): readonly Permission[] =>
  caller.permissions.filter((one) => holdsEverywhere(caller, one))
