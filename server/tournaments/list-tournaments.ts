import type { ReplyOf } from '#contract/call.ts'
import type * as calls from '#contract/onling-v2/tournaments.ts'
import {
  assert,
  idOfCursor,
  pageLimit,
  pageOf,
  refuse,
  TransportError,
  type Input,
  type Instant,
} from '../kernel/index.ts'
import { listEntriesOf } from './entries.queries.ts'
import type { TournamentNeeds } from './needs.ts'
import { showOwnEntry } from './own-entry.ts'
import { seesAll } from './sees-all.ts'
import * as rounds from './rounds.queries.ts'
import { showRoundOf, showRounds, showTournament, showTournaments } from './show-tournaments.ts'
import * as queries from './tournaments.queries.ts'

type Needs = Pick<TournamentNeeds, 'db' | 'brand'>
const ROUNDS_SHOWN = 200

/** The cursor is the last id shown. */
export async function listTournaments(
  { db, brand }: Needs,
  { query, caller }: Input<typeof calls.listTournaments>,
): Promise<ReplyOf<typeof calls.listTournaments>> {
  const limit = pageLimit(query.limit)
  const asked = { target: brand.target, before: idOfCursor(query.cursor), isAll: seesAll(caller) }
  const { rows, nextCursor } = pageOf(await queries.listTournaments(db, asked, limit + 1), limit, ({ id }) => id)
  return { rows: await showTournaments(db, rows), nextCursor }
}

/** With the rules of a given version, or the newest. A tournament without a round is visible only to staff. */
export async function getTournament(
  { db, brand }: Needs,
  { query, caller }: Input<typeof calls.getTournament>,
): Promise<ReplyOf<typeof calls.getTournament>> {
  const { target } = brand
  const { tournamentId } = query
  const isForStaff = seesAll(caller)
  const tournament = await queries.findTournament(db, target, tournamentId)
  if (!tournament) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  const asked = { target, tournamentId, state: null, from: null, to: null, below: null }
  const all = await rounds.listRounds(db, asked, ROUNDS_SHOWN)
  const [terms] = await queries.findTerms(db, [{ tournamentId, version: query.version ?? tournament.version }])
  if (!terms || (all.length === 0 && !isForStaff)) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  return { tournament: showTournament(tournament, terms), rounds: await showRounds(db, all, isForStaff) }
}

/** The cursor contains the beginning and the id of the last round shown. */
export async function listRounds(
  { db, brand }: Needs,
  { query, caller }: Input<typeof calls.listRounds>,
): Promise<ReplyOf<typeof calls.listRounds>> {
  const limit = pageLimit(query.limit)
  const asked = {
    target: brand.target,
    tournamentId: query.tournamentId ?? null,
    state: query.state ?? null,
    from: query.from === undefined ? null : new Date(query.from),
    to: query.to === undefined ? null : new Date(query.to),
  }
  const at = atOfCursor(query.cursor)
  const below = at ? { startsAt: at.at, id: at.id } : null
  const found = await rounds.listRounds(db, { ...asked, below }, limit + 1)
  const { rows, nextCursor } = pageOf(found, limit, ({ startsAt, id }) => cursorOf(startsAt, id))
  return { rows: await showRounds(db, rows, seesAll(caller)), nextCursor }
}

/** Rounds that a player has entered. */
export async function listHistory(
  { db, brand }: Needs,
  { query, caller }: Input<typeof calls.getPlayerHistory>,
): Promise<ReplyOf<typeof calls.getPlayerHistory>> {
  const limit = pageLimit(query.limit)
  const at = atOfCursor(query.cursor)
  const below = at ? { at: at.at, roundId: at.id } : null
  const found = await listEntriesOf(db, { target: brand.target, playerId: caller.playerId, below }, limit + 1)
  const { rows, nextCursor } = pageOf(found, limit, ({ registeredAt, roundId }) => cursorOf(registeredAt, roundId))
  const shown = await Promise.all(
    rows.map(async (entry) => {
      const round = await rounds.findRound(db, brand.target, entry.roundId)
      assert(round, 'An entry has a round.')
      const own = await showOwnEntry(db, round, entry)
      const told = await showRoundOf(db, round, false)
      return { round: told, entry: own, scoring: told.terms.scoring, outcome: own.prizeOutcome }
    }),
  )
  return { rows: shown, nextCursor }
}

const cursorOf = (at: Instant, id: string): string => `${at.getTime()}_${id}`

function atOfCursor(cursor: string | undefined): { readonly at: Date; readonly id: string } | null {
  if (cursor === undefined) return null
  const [ms, id] = cursor.split('_')
  const at = new Date(Number(ms))
  if (
    !id ||
    !/^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$/.test(id) ||
    !(Math.abs(at.getTime()) < 8e15) ||
    at.getTime() < 0
  )
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return { at, id }
}
