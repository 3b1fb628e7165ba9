import { correctionList } from '#contract/lists/proposals.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'

/** Corrections of players' money, as a list of the back office. */
export const correctionsInSql: SqlList = {
  list: correctionList,
  select: sql`*`,
  from: sql`payments.correction`,
  key: { by: sql`id`, type: 'uuid' },
  columns: {
    playerId: { by: sql`player_id`, type: 'bigint' },
    state: { by: sql`state`, type: 'text' },
    reason: { by: sql`reason`, type: 'text' },
    proposedAt: { by: sql`proposed_at`, type: 'timestamptz' },
    amount: { by: sql`amount_minor`, type: 'bigint' },
  },
  currency: sql`currency`,
}

/** Those in a state; all where none is named. */
export const correctionsIn = (state: unknown): Sql => (typeof state === 'string' ? sql`state = ${state}` : sql`true`)
