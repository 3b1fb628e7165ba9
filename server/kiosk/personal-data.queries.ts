import { sql, type Querier } from '#server/kernel/index.ts'

export type LookUpRow = { readonly question: string; readonly askedBy: string; readonly at: Date }

const ROWS_MAX = 10_000

/** What kiosks asked about a player, newest first. */
export async function findLookUps(db: Querier, playerId: number): Promise<LookUpRow[]> {
  return db.query<LookUpRow>(sql`
    select question, asked_by, at from kiosk.lookup where player_id = ${playerId} order by id desc limit ${ROWS_MAX}`)
}
