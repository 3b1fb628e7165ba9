import type { MergeMethod } from '#contract/states/account-migration-states.ts'
import { sql, type Querier } from '#server/kernel/index.ts'

/** One migration in the queue of staff, in the form of the queue of documents. */
export type WaitingMigration = {
  readonly itemId: string
  readonly item: 'migration'
  readonly playerId: number
  readonly kind: MergeMethod
  readonly waitingSince: Date
  readonly isAgain: boolean
}

/** Oldest first, after the last item of the previous page. */
export async function findWaitingMigrations(db: Querier, target: string, limit: number): Promise<WaitingMigration[]> {
  return db.query<WaitingMigration>(sql`
    select m.id as item_id, 'migration' as item, player_id, merge_method as kind, waiting_since,
           exists (select from account_migration.migration b
                    where b.old_account_id = m.old_account_id and b.state = 'rejected') as is_again
      from account_migration.migration m
     where target = ${target} and state = 'waiting' and waiting_since is not null and player_id is not null
       and merge_method is not null
     order by waiting_since, id limit ${limit}`)
}

/** How many wait for staff, and since when the oldest does. */
export async function countWaitingMigrations(
  db: Querier,
  target: string,
): Promise<{ readonly count: number; readonly oldestAt: Date | null }> {
  const rows = await db.query<{ count: number; oldestAt: Date | null }>(sql`
    select count(*) as count, min(waiting_since) as oldest_at from account_migration.migration
     where target = ${target} and state = 'waiting'`)
  return rows[0] ?? { count: 0, oldestAt: null }
}
