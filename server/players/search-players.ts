import type { ReplyOf } from '#contract/call.ts'
import type { search } from '#contract/onling-v2/player.ts'
import { pageLimit, pageOf, type Database, type Input, type StaffCaller } from '#server/kernel/index.ts'
import { playerRow } from './player-row.ts'
import type { Player } from './player.ts'
import * as queries from './players.queries.ts'

type Needs = { readonly db: Database; readonly target: string }

const PLAYER_NUMBER = /^\d{1,15}$/

/**
 * Finds players by number, e-mail or name, in one state or all; newest first, masked. Who may see a person is helped by the
 * beginning of a name or e-mail; anybody else says whole words: by beginnings, a covered name is found letter by letter.
 */
export async function searchPlayers(
  { db, target }: Needs,
  { query }: Pick<Input<typeof search>, 'query'>,
  by: 'beginning' | 'whole-words',
): Promise<ReplyOf<typeof search>> {
  const limit = pageLimit(query.limit)
  const before = PLAYER_NUMBER.test(query.cursor ?? '') ? Number(query.cursor) : Number.MAX_SAFE_INTEGER
  const found = await find(
    db,
    { target, before, limit: limit + 1, state: query.state ?? null },
    query.text?.trim() ?? '',
    by,
  )
  const page = pageOf(found, limit, (player) => String(player.id))
  return { rows: page.rows.map(playerRow), nextCursor: page.nextCursor }
}

async function find(
  db: Database,
  page: queries.Find,
  text: string,
  by: 'beginning' | 'whole-words',
): Promise<Player[]> {
  if (text === '') return queries.findNewest(db, page)
  if (PLAYER_NUMBER.test(text)) {
    const player = await queries.findPlayerById(db, page.target, Number(text))
    return player && (page.state === null || player.state === page.state) ? [player] : []
  }
  if (by === 'whole-words')
    return text.includes('@') ? queries.findByWholeEmail(db, page, text) : queries.findByWholeWords(db, page, text)
  return text.includes('@') ? queries.findByEmailStart(db, page, text) : queries.findByNameStart(db, page, text)
}

/** How a member of staff may search for a name. */
export function searchBy({ permissions }: Pick<StaffCaller, 'permissions'>): 'beginning' | 'whole-words' {
  return permissions.includes('players.reveal') ? 'beginning' : 'whole-words'
}
