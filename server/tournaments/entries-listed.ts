import type { ReplyOf } from '#contract/call.ts'
import { tournamentEntryList } from '#contract/lists/tournaments.ts'
import * as own from '#contract/play-v1/tournaments.ts'
import { makeWalkedList, refuse, type Input } from '../kernel/index.ts'
import { listForStaff, placesOf } from './board.queries.ts'
import { isFinalState, placeOfCursor } from './board.ts'
import type { EntryRow } from './entries.queries.ts'
import type { OfBrand } from './lists.ts'
import type { TournamentNeeds } from './needs.ts'
import { findResults, type ResultRow } from './results.queries.ts'
import { findRound, type RoundRow } from './rounds.queries.ts'
import { prizeOfPlace, termsOfRound } from './terms.ts'

type Currency = TournamentNeeds['brand']['currency']

/** Players of a round by place, as a list of the back office. The cursor is the number of rows already shown. */
export const entriesListed = ({ db, brand }: OfBrand & { readonly brand: { readonly currency: Currency } }) =>
  makeWalkedList({
    list: tournamentEntryList,
    call: own.listEntries,
    read: async ({ roundId, cursor }, _reader, limit) => {
      const round = await findRound(db, brand.target, roundId)
      if (!round) return undefined
      const after = placeOfCursor(cursor)
      const found = await listForStaff(db, round.id, { after, limit: limit + 1 })
      const rows = found.slice(0, limit)
      return {
        rows: await showEntries(db, round, rows, brand.currency),
        nextCursor: found.length > limit ? String(after + limit) : null,
      }
    },
  })

/** One page of the list. */
export async function listEntries(
  needs: Pick<TournamentNeeds, 'db' | 'brand'>,
  { query, caller }: Pick<Input<typeof own.listEntries>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof own.listEntries>> {
  if (!(await findRound(needs.db, needs.brand.target, query.roundId))) return refuse('ERR_TOURNAMENT_NOT_FOUND')
  return entriesListed(needs).page(query, caller)
}

async function showEntries(db: OfBrand['db'], round: RoundRow, rows: readonly EntryRow[], currency: Currency) {
  const players = rows.map(({ playerId }) => playerId)
  const results = isFinalState(round) ? await findResults(db, round.id, players) : new Map<number, ResultRow>()
  const places = isFinalState(round) ? new Map<number, number>() : await placesOf(db, round.id, players)
  const { prizes } = await termsOfRound(db, round)
  return rows.map((entry) => {
    const result = results.get(entry.playerId)
    const place = result?.place ?? places.get(entry.playerId) ?? null
    const prize = result ? result.prize : place === null ? null : (prizeOfPlace(prizes, place) ?? null)
    return { ...showForStaff(entry, currency), place, prize, ...outcomeOf(result) }
  })
}

const outcomeOf = (result: ResultRow | undefined) => ({
  prizeOutcome: result?.outcome ?? null,
  reference: result?.reference ?? null,
  heldBecause: result?.because ?? null,
})

const showForStaff = (entry: EntryRow, currency: Currency) => ({
  playerId: entry.playerId,
  state: entry.state,
  isAnonymous: entry.isAnonymous,
  alias: entry.alias,
  registeredAt: entry.registeredAt.toISOString(),
  registeredByName: entry.registeredByName,
  score: entry.score,
  reachedAt: entry.reachedAt?.toISOString() ?? null,
  decidedBy: entry.decidedBy,
  rounds: entry.rounds,
  staked: { amountMinor: entry.staked, currency },
  won: { amountMinor: entry.won, currency },
  removedBecause: entry.removedBecause,
  explanation: entry.explanation,
})
