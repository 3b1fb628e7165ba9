import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/play-v1/approvals.ts'
import { refuse as refuseByCode, type Input, type Refuse } from '#server/kernel/index.ts'
import type { ApprovalNeeds } from './needs.ts'
import * as queries from './policy.queries.ts'

const refuse: Refuse<typeof calls.getPolicy> = refuseByCode

/** A version of the policy with its rows, and the list of versions. */
export async function readPolicy(
  { db, clock, target }: Pick<ApprovalNeeds, 'db' | 'clock' | 'target'>,
  { query }: Pick<Input<typeof calls.getPolicy>, 'query'>,
): Promise<ReplyOf<typeof calls.getPolicy>> {
  const versions = await queries.listVersions(db, target)
  const valid = await queries.findValid(db, target, clock.now())
  const shown = query.version === undefined ? valid : versions.find(({ version }) => version === query.version)
  if (!shown) return refuse('ERR_APPROVAL_NOT_FOUND')
  return { ...versionShown(shown), rules: await queries.listRules(db, shown.id), versions: versions.map(versionShown) }
}

function versionShown({ version, validFrom, askedByName, approvedByName }: queries.PolicyVersion) {
  return { version, validFrom: validFrom.toISOString(), askedByName, approvedByName }
}
