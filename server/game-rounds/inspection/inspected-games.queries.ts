import type { Currency } from '#contract/shapes/money.ts'
import { inspectedGameList } from '#contract/lists/inspected-games.ts'
import { sql, type Querier, type Sql, type SqlList } from '../../kernel/index.ts'

/** A game for money as the list of inspectors reads it. */
export type InspectedSession = {
  readonly id: string
  readonly gameKey: string
  readonly accountId: number
  readonly currency: Currency
  readonly openedAt: Date
  readonly isRunning: boolean
  readonly endedAt: Date | null
}

const isRunning = sql`(s.ended_at is null and s.ends_at > now())`
const columns = sql`
  s.id, s.game_key, coalesce(s.account_id, 0) as account_id, s.currency, s.opened_at, ${isRunning} as is_running,
  case when ${isRunning} then null else least(s.ended_at, s.ends_at) end as ended_at`

/** Games for money as a list of the back office. */
export const inspectedInSql: SqlList = {
  list: inspectedGameList,
  select: columns,
  from: sql`game_rounds.session s`,
  key: { by: sql`s.id`, type: 'uuid' },
  columns: {
    openedAt: { by: sql`s.opened_at`, type: 'timestamptz' },
    gameKey: { by: sql`s.game_key`, type: 'text' },
    isRunning: { by: isRunning, type: 'boolean' },
  },
}

/** Of one market: each has its currency. */
export const inspectedIn = (currency: Currency): Sql => sql`s.mode = 'real' and s.currency = ${currency}`

export async function findInspected(
  db: Querier,
  id: string,
  currency: Currency,
): Promise<InspectedSession | undefined> {
  const [row] = await db.query<InspectedSession>(sql`
    select ${columns} from game_rounds.session s where s.id = ${id} and ${inspectedIn(currency)}`)
  return row
}

/** The seeds of a session: their series in the books, what was promised of them, and which definition was played. */
export async function listSeedsOfSession(
  db: Querier,
  sessionId: string,
): Promise<{ no: number; commitment: string; definitionHash: string }[]> {
  return db.query<{ no: number; commitment: string; definitionHash: string }>(sql`
    select no, commitment, definition_hash from game_rounds.seed where session_id = ${sessionId} order by no desc`)
}
