import { tournamentRoundList } from '#contract/lists/tournaments.ts'
import { sql, type SqlList } from '../kernel/index.ts'

/** Columns and orders of the list of rounds of tournaments. */
export const roundsInSql: SqlList = {
  list: tournamentRoundList,
  select: sql`*`,
  from: sql`tournaments.round`,
  key: { by: sql`id`, type: 'uuid' },
  columns: {
    state: { by: sql`state`, type: 'text' },
    startsAt: { by: sql`starts_at`, type: 'timestamptz' },
    endsAt: { by: sql`ends_at`, type: 'timestamptz' },
    entries: { by: sql`entries`, type: 'integer' },
    tournamentId: { by: sql`tournament_id`, type: 'uuid' },
  },
}
