import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/tournaments.ts'
import { BOARD_ROWS, prizeOfPlace, type BoardRow } from '#contract/shapes/tournaments.ts'
import { pageLimit, refuse, TransportError, type Input, type Querier } from '../kernel/index.ts'
import { findNicknames } from '../players/index.ts'
import { listPlaces } from './board.queries.ts'
import type { TournamentNeeds } from './needs.ts'
import { countResults, listResults } from './results.queries.ts'
import { findRound, type RoundRow } from './rounds.queries.ts'
import { seesAll } from './sees-all.ts'
import { showRoundOf } from './show-tournaments.ts'
import { termsOfRound } from './terms.ts'

type Reading = { readonly after: number; readonly limit: number }
export type PlacedRow = Omit<BoardRow, 'isOwn'> & { readonly playerId: number }

export const isFinalState = ({ state }: Pick<RoundRow, 'state'>): boolean => state === 'published' || state === 'paid'

/** Places of a round: as published, or as counted so far. Players who entered anonymously are not named. */
export async function readPlaces(db: Querier, round: RoundRow, reading: Reading): Promise<PlacedRow[]> {
  const rows = isFinalState(round) ? await listResults(db, round.id, reading) : await listPlaces(db, round.id, reading)
  const names = await findNicknames(
    db,
    rows.flatMap(({ playerId, isAnonymous }) => (isAnonymous ? [] : [playerId])),
  )
  return rows.map(({ playerId, place, alias, score }) => ({
    playerId,
    place,
    alias,
    score,
    name: names.get(playerId) ?? null,
  }))
}

/** The first places, as shown on a board. */
export const readTop = (db: Querier, round: RoundRow): Promise<PlacedRow[]> =>
  readPlaces(db, round, { after: 0, limit: BOARD_ROWS })

export const showRow = ({ playerId, ...row }: PlacedRow, viewer: number | null): BoardRow => ({
  ...row,
  isOwn: playerId === viewer,
})

/** Public. The cursor is the last place shown. */
export async function showResults(
  { db, brand }: Pick<TournamentNeeds, 'db' | 'brand'>,
  { query, caller }: Input<typeof calls.getRoundResults>,
): Promise<ReplyOf<typeof calls.getRoundResults>> {
  const round = await findRound(db, brand.target, query.roundId)
  if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  const limit = pageLimit(query.limit)
  const after = placeOfCursor(query.cursor)
  const rows = await readPlaces(db, round, { after, limit: limit + 1 })
  const { prizes } = await termsOfRound(db, round)
  const viewer = caller?.kind === 'player' ? caller.playerId : null
  const page = rows.slice(0, limit)
  return {
    rows: page.map((row) => ({ ...showRow(row, viewer), prize: prizeOfPlace(prizes, row.place) ?? null })),
    nextCursor: rows.length > limit ? String(after + limit) : null,
    round: await showRoundOf(db, round, seesAll(caller)),
    isFinal: isFinalState(round),
    players: isFinalState(round) ? await countResults(db, round.id) : round.entries,
  }
}

/** Parses a cursor of places: the number of places already shown. */
export function placeOfCursor(cursor: string | undefined): number {
  if (cursor === undefined) return 0
  const place = Number(cursor)
  if (!Number.isSafeInteger(place) || place < 0) throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return place
}
