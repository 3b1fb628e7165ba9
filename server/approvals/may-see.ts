import type { Permission } from '#contract/permissions.ts'
import type { Proposal, ProposalList } from './proposals.ts'
import type { Reader, RequestRow } from './requests.queries.ts'

type RequestRights = Pick<RequestRow, 'askedBy' | 'permissions' | 'venueId'>

/** Whether somebody may read it: its requester, and anybody with all permissions of its second person at its venue. */
export const maySee = (reader: Reader, asked: RequestRights): boolean =>
  asked.askedBy === reader.userId || maySign(reader, asked)

/** A permission that is limited to venues counts for requests of these venues (decision 0253). */
function maySign(
  { permissions: held, venues }: Reader,
  { permissions, venueId }: Omit<RequestRights, 'askedBy'>,
): boolean {
  const counts = (at: readonly string[] | undefined) => at === undefined || (venueId !== null && at.includes(venueId))
  return permissions.every((one) => held.includes(one as Permission) && counts(venues?.[one as Permission]))
}

/** Whether somebody has all permissions for it, but not at its venue. */
export const isElsewhere = (reader: Reader, asked: Omit<RequestRights, 'askedBy'>): boolean =>
  asked.permissions.every((one) => reader.permissions.includes(one as Permission)) && !maySign(reader, asked)

/** The fields that the inbox shows of proposals and requests alike. */
export const rightsOfProposal = ({ permission }: ProposalList, { askedBy, look }: Proposal): RequestRights => ({
  askedBy,
  permissions: [permission],
  venueId: look.venueId ?? null,
})
