import type { PolicyRule } from '#contract/shapes/approvals.ts'
import { sql, type Instant, type Querier, type Transaction } from '#server/kernel/index.ts'

export type PolicyVersion = {
  readonly id: string
  readonly version: number
  readonly validFrom: Instant
  readonly askedBy: number | null
  readonly askedByName: string | null
  readonly approvedBy: number | null
  readonly approvedByName: string | null
}

const columns = sql`id, version, valid_from, asked_by, asked_by_name, approved_by, approved_by_name`

/** The newest version whose beginning has passed. */
export async function findValid(db: Querier, target: string, at: Instant): Promise<PolicyVersion | undefined> {
  const rows = await db.query<PolicyVersion>(sql`
    select ${columns} from approvals.policy_version
     where target = ${target} and valid_from <= ${at} order by version desc limit 1`)
  return rows[0]
}

/** Newest first. */
export async function listVersions(db: Querier, target: string): Promise<PolicyVersion[]> {
  return db.query<PolicyVersion>(sql`
    select ${columns} from approvals.policy_version where target = ${target} order by version desc limit 200`)
}

export async function listRules(db: Querier, policyId: string): Promise<PolicyRule[]> {
  return db.query<PolicyRule>(sql`
    select action, over_minor, with_warning, role, touched_over, above_ceiling, needs, permission, lives_minutes
      from approvals.policy_rule where policy_id = ${policyId} order by position`)
}

/** Serializes new versions. */
export async function lockPolicy(tx: Transaction, target: string): Promise<void> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtextextended(${`approvals.policy:${target}`}, 0))`)
}

export async function insertVersion(
  tx: Transaction,
  target: string,
  version: PolicyVersion,
  rules: readonly PolicyRule[],
): Promise<void> {
  await tx.query(sql`
    insert into approvals.policy_version (id, target, version, valid_from, asked_by, asked_by_name, approved_by,
                                          approved_by_name)
    values (${version.id}, ${target}, ${version.version}, ${version.validFrom}, ${version.askedBy},
            ${version.askedByName}, ${version.approvedBy}, ${version.approvedByName})`)
  for (const [position, rule] of rules.entries())
    await tx.query(sql`
      insert into approvals.policy_rule (policy_id, position, action, over_minor, with_warning, role, touched_over,
                                         above_ceiling, needs, permission, lives_minutes)
      values (${version.id}, ${position}, ${rule.action}, ${rule.overMinor}, ${rule.withWarning}, ${rule.role},
              ${rule.touchedOver}, ${rule.aboveCeiling}, ${rule.needs}, ${rule.permission}, ${rule.livesMinutes})`)
}
