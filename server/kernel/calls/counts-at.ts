import type { Permission } from '#contract/permissions.ts'
import type { StaffCaller } from './callers.ts'

/** Whether a permission of a member of staff counts at a venue: somebody of a venue's staff acts for it alone (decision 0195). */
export const countsAt = ({ venues }: Pick<StaffCaller, 'venues'>, permission: Permission, venueId: string): boolean =>
  venues?.[permission]?.includes(venueId) ?? true
