import type { ReplyOf } from '#contract/call.ts'
import type { search } from '#contract/onling-v2/player.ts'
import { pageLimit, pageOf, type Database, type Input } from '#server/kernel/index.ts'
import { playerRow } from './player-row.ts'
import type { Player } from './player.ts'
import * as queries from './players.queries.ts'

type Needs = { readonly db: Database; readonly target: string }

const PLAYER_NUMBER = /^\d{1,15}$/

/** Finds players by number, beginning of the e-mail, or beginning of the name, in one state or all; newest first, masked. */
export async function searchPlayers(
  { db, target }: Needs,
  { query }: Pick<Input<typeof search>, 'query'>,
): Promise<ReplyOf<typeof search>> {
  const limit = pageLimit(query.limit)
  const before = PLAYER_NUMBER.test(query.cursor ?? '') ? Number(query.cursor) : Number.MAX_SAFE_INTEGER
  const found = await find(
    db,
    { target, before, limit: limit + 1, state: query.state ?? null },
    query.text?.trim() ?? '',
  )
  const page = pageOf(found, limit, (player) => String(player.id))
  return { rows: page.rows.map(playerRow), nextCursor: page.nextCursor }
}

async function find(db: Database, page: queries.Find, text: string): Promise<Player[]> {
  if (text === '') return queries.findNewest(db, page)
  if (PLAYER_NUMBER.test(text)) {
    const player = await queries.findPlayerById(db, page.target, Number(text))
    return player && (page.state === null || player.state === page.state) ? [player] : []
  }
  return text.includes('@') ? queries.findByEmailStart(db, page, text) : queries.findByNameStart(db, page, text)
}
