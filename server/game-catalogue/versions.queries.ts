import { sql, type Querier } from '../kernel/index.ts'
import type { Sheet } from './judge-sheet.ts'

export type VersionRow = {
  readonly gameKey: string
  readonly number: number
  readonly definitionHash: string
  readonly mathematicsHash: string
  readonly rtp: string
  readonly explanation: string
  readonly addedAt: Date
  readonly addedBy: number
  readonly deletedAt: Date | null
}

const columns = sql`
  game_key, number, definition_hash, mathematics_hash, rtp, explanation, added_at, added_by, deleted_at`

/** Newest first. */
export async function listVersions(db: Querier, gameKey: string): Promise<VersionRow[]> {
  return db.query<VersionRow>(sql`
    select ${columns} from game_catalogue.game_version where game_key = ${gameKey} order by number desc`)
}

/** Versions of many games, newest first. */
export async function listPresentOf(db: Querier, gameKeys: readonly string[]): Promise<VersionRow[]> {
  return db.query<VersionRow>(sql`
    select ${columns} from game_catalogue.game_version where game_key = any(${[...gameKeys]}::text[]) order by number desc`)
}

/** Adds the version of a sheet with the game's next number. */
export async function addVersion(
  db: Querier,
  {
    gameKey,
    sheet,
    userId,
    at,
    explanation,
  }: { gameKey: string; sheet: Sheet; userId: number; at: Date; explanation: string },
): Promise<VersionRow> {
  const [row] = await db.query<VersionRow>(sql`
    insert into game_catalogue.game_version
      (game_key, number, definition_hash, mathematics_hash, rtp, explanation, added_at, added_by)
    select ${gameKey}::text, coalesce(max(number), 0) + 1, ${sheet.definitionHash}, ${sheet.mathematicsHash}, ${sheet.rtp},
           ${explanation}, ${at}::timestamptz, ${userId}::bigint
      from game_catalogue.game_version where game_key = ${gameKey}
    returning ${columns}`)
  if (!row) throw new Error('An inserted version has a row.')
  return row
}

/** Marks a version as deleted; false when it does not exist or was deleted before. */
export async function deleteVersion(
  db: Querier,
  { gameKey, number, userId, at }: { gameKey: string; number: number; userId: number; at: Date },
): Promise<boolean> {
  const rows = await db.query(sql`
    update game_catalogue.game_version set deleted_at = ${at}, deleted_by = ${userId}
     where game_key = ${gameKey} and number = ${number} and deleted_at is null returning number`)
  return rows.length > 0
}
