import { sessionList } from '#contract/lists/sessions.ts'
import { sql, type Sql, type SqlList } from '#server/kernel/index.ts'
import { sessionColumns } from '../players/player-sessions.queries.ts'

/** Sessions of players, as a list of the back office. An expired one is shown as ended before the job records it. */
export const sessionsInSql: SqlList = {
  list: sessionList,
  select: sessionColumns,
  from: sql`sign_in.player_session`,
  key: { by: sql`id`, type: 'uuid' },
  columns: {
    openedAt: { by: sql`opened_at`, type: 'timestamptz' },
    endReason: { by: sql`end_reason`, type: 'text' },
  },
}

export const sessionsOf = (playerId: number): Sql => sql`player_id = ${playerId}`
