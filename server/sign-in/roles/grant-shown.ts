import type { Grant } from '#contract/shapes/rights.ts'
import type { GrantRow } from './roles.queries.ts'

/** A grant as staff see it. An early end is its end. */
export function grantShown(row: GrantRow, names: ReadonlyMap<string, string>): Grant {
  const { validUntil, endsAt } = row
  const end = endsAt && (!validUntil || endsAt < validUntil) ? endsAt : validUntil
  return {
    grantId: row.id,
    userId: row.userId,
    userName: row.userName,
    role: row.key,
    roleName: row.roleName,
    validFrom: row.validFrom.toISOString(),
    validUntil: end?.toISOString() ?? null,
    ceilings: Object.entries(row.ceilings).map(([permission, ceilingMinor]) => ({ permission, ceilingMinor })),
    venues: row.venues?.map((venueId) => ({ venueId, name: names.get(venueId) ?? venueId })) ?? null,
    givenByName: row.givenByName,
    approvedByName: row.approvedByName,
    reason: row.reason,
    endedByName: row.endedByName,
    endReason: row.endReason,
  }
}
