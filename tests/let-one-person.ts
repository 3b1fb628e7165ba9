import type { ApprovalAction } from '#contract/approval-actions.ts'
import { newId, sql, type Database } from '#server/kernel/index.ts'

/** For tests about something else: a version of the policy by which one person may execute these actions. */
export async function letOnePerson(db: Database, now: Date, actions: readonly ApprovalAction[]): Promise<void> {
  const id = newId(now)
  await db.query(sql`
    with newest as (select * from approvals.policy_version order by version desc limit 1), written as (
      insert into approvals.policy_version (id, target, version, valid_from, asked_by, asked_by_name, approved_by, approved_by_name)
      select ${id}, target, version + 1, valid_from, 1, 'Test', 2, 'Test' from newest returning id
    )
    insert into approvals.policy_rule (policy_id, position, action, over_minor, with_warning, role, touched_over,
                                       above_ceiling, needs, permission, lives_minutes)
    select written.id, position, action, over_minor, with_warning, role, touched_over, above_ceiling,
           case when action = any(${[...actions]}::text[]) then 'nobody' else needs end, permission, lives_minutes
      from approvals.policy_rule, written where policy_id = (select id from newest)`)
}
