import type { QueryOf, ReplyOf } from '#contract/call.ts'
import { search } from '#contract/onling-v2/player.ts'
import {
  makeListSource,
  sql,
  type Database,
  type ListQuestion,
  type ListReader,
  type Sql,
  type StaffCaller,
} from '#server/kernel/index.ts'
import { isKnownAt } from './known-at.queries.ts'
import * as list from './player-list.queries.ts'
import { playerRow } from './player-row.ts'
import type { Player } from './player.ts'

type Needs = { readonly db: Database; readonly target: string }
type SearchBy = Pick<ListReader, 'permissions' | 'venues'>
type Question = ListQuestion & QueryOf<typeof search>

const PLAYER_NUMBER = /^\d{1,15}$/

/**
 * Finds players by number, e-mail or name, in one state or all; newest first, masked. Staff who may uncover a person
 * search by a prefix of the name or e-mail; others by whole words, because prefixes would reveal a covered name letter
 * by letter.
 */
export const playersListed = ({ db, target }: Needs) =>
  makeListSource(
    { db },
    {
      of: list.playersInSql,
      call: search,
      where: ({ text = '' }: Question, reader) =>
        sql`${list.ofBrand(target)} and ${ofVenues(reader)} and ${searched(text.trim(), reader)}`,
      show: (rows: readonly Player[]) => rows.map(playerRow),
    },
  )

/** Staff of a venue find only players of that venue. */
function ofVenues({ venues }: ListReader): Sql {
  const bound = venues?.['players.search']
  return bound ? isKnownAt(sql`p.id`, bound) : sql`true`
}

function searched(text: string, { permissions }: ListReader): Sql {
  if (text === '') return sql`true`
  if (PLAYER_NUMBER.test(text)) return list.withNumber(Number(text))
  const isEmail = text.includes('@')
  if (permissions.includes('players.reveal')) return isEmail ? list.withEmailStart(text) : list.withNameStart(text)
  return isEmail ? list.withWholeEmail(text) : list.withWholeWords(text)
}

/** The rights of a member of staff that matter to the search: prefixes or whole words, and which venues. */
export function searchBy({ permissions, venues }: Pick<StaffCaller, 'permissions' | 'venues'>): SearchBy {
  return { permissions: permissions.filter((one) => one === 'players.reveal'), ...(venues ? { venues } : {}) }
}

/** The same list for callers that are not staff, and for the global search. */
export async function searchPlayers(
  needs: Needs,
  { query }: { readonly query: QueryOf<typeof search> },
  by: SearchBy,
): Promise<ReplyOf<typeof search>> {
  return playersListed(needs).page(query, { userId: 0, ...by })
}
