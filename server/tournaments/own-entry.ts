import { prizeOfPlace, type OwnEntry } from '#contract/shapes/tournaments.ts'
import type { CurrencyCode } from '#money'
import { assert, type Querier } from '../kernel/index.ts'
import { findNicknames } from '../players/index.ts'
import { placesOf } from './board.queries.ts'
import type { EntryRow } from './entries.queries.ts'
import { findResults } from './results.queries.ts'
import type { RoundRow } from './rounds.queries.ts'
import { termsOfRound } from './terms.ts'
import { findTournament } from './tournaments.queries.ts'

/** The entries of some players in one round: as published, or as counted so far. */
export async function showOwnEntries(
  db: Querier,
  round: RoundRow,
  entries: readonly EntryRow[],
): Promise<Map<number, OwnEntry>> {
  const players = entries.map(({ playerId }) => playerId)
  const isFinal = round.state === 'published' || round.state === 'paid'
  const results = isFinal ? await findResults(db, round.id, players) : new Map()
  const places = isFinal ? new Map<number, number>() : await placesOf(db, round.id, players)
  const names = await findNicknames(db, players)
  const { prizes } = await termsOfRound(db, round)
  const tournament = await findTournament(db, round.target, round.tournamentId)
  assert(tournament, 'A round has a tournament.')
  const { currency } = tournament
  return new Map(
    entries.map((entry) => {
      const result = results.get(entry.playerId)
      const place = result?.place ?? places.get(entry.playerId) ?? null
      const prize = result ? result.prize : place === null ? null : (prizeOfPlace(prizes, place) ?? null)
      const name = entry.isAnonymous ? null : (names.get(entry.playerId) ?? null)
      const shown = showEntry(entry, { currency, place, name })
      return [entry.playerId, { ...shown, prize, prizeOutcome: result?.outcome ?? null }]
    }),
  )
}

export async function showOwnEntry(db: Querier, round: RoundRow, entry: EntryRow): Promise<OwnEntry> {
  const shown = (await showOwnEntries(db, round, [entry])).get(entry.playerId)
  assert(shown, 'An entry can be shown.')
  return shown
}

function showEntry(
  entry: EntryRow,
  {
    currency,
    place,
    name,
  }: { readonly currency: CurrencyCode; readonly place: number | null; readonly name: string | null },
): Omit<OwnEntry, 'prize' | 'prizeOutcome'> {
  return {
    roundId: entry.roundId,
    state: entry.state,
    isAnonymous: entry.isAnonymous,
    name,
    alias: entry.alias,
    registeredAt: entry.registeredAt.toISOString(),
    place,
    score: entry.score,
    rounds: entry.rounds,
    staked: { amountMinor: entry.staked, currency },
    won: { amountMinor: entry.won, currency },
    removedBecause: entry.removedBecause,
  }
}
