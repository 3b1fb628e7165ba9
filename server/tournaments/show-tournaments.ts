import type { Tournament, TournamentRound } from '#contract/shapes/tournaments.ts'
import { assert, type Instant, type Querier } from '../kernel/index.ts'
import type { RoundRow } from './rounds.queries.ts'
import { showTerms } from './terms.ts'
import { findTerms, findTournament, type TermsRow, type TournamentRow } from './tournaments.queries.ts'

const iso = (at: Instant | null): string | null => at?.toISOString() ?? null

/** Tournaments with their newest rules, in the given order. */
export async function showTournaments(db: Querier, rows: readonly TournamentRow[]): Promise<Tournament[]> {
  const terms = await findTerms(
    db,
    rows.map(({ id, version }) => ({ tournamentId: id, version })),
  )
  return rows.map((row) => {
    const own = terms.find(({ tournamentId }) => tournamentId === row.id)
    assert(own, 'A tournament has rules.')
    return showTournament(row, own)
  })
}

export function showTournament(row: TournamentRow, terms: TermsRow): Tournament {
  const { id, name, about, hallId, createdAt } = row
  return { tournamentId: id, name, about, hallId, terms: showTerms(terms, row), createdAt: createdAt.toISOString() }
}

/**
 * Rounds with the rules with which they were planned, in the given order. @param isForStaff includes fields only for
 * staff
 */
export async function showRounds(
  db: Querier,
  rows: readonly RoundRow[],
  isForStaff: boolean,
): Promise<TournamentRound[]> {
  const terms = await findTerms(db, rows)
  const tournaments = new Map<string, TournamentRow>()
  for (const { target, tournamentId } of rows) {
    if (tournaments.has(tournamentId)) continue
    const found = await findTournament(db, target, tournamentId)
    assert(found, 'A round has a tournament.')
    tournaments.set(tournamentId, found)
  }
  return rows.map((row) => {
    const tournament = tournaments.get(row.tournamentId)
    const own = terms.find(({ tournamentId, version }) => tournamentId === row.tournamentId && version === row.version)
    assert(tournament && own, 'A round has a tournament and rules.')
    return showRound(row, tournament, own, isForStaff)
  })
}

/** One round. */
export async function showRoundOf(db: Querier, row: RoundRow, isForStaff: boolean): Promise<TournamentRound> {
  const [shown] = await showRounds(db, [row], isForStaff)
  assert(shown, 'A round can be shown.')
  return shown
}

function showRound(
  row: RoundRow,
  { name, about, currency }: TournamentRow,
  terms: TermsRow,
  isForStaff: boolean,
): TournamentRound {
  const { checkedAt, checkedRounds, checkDifferences } = row
  return {
    roundId: row.id,
    tournamentId: row.tournamentId,
    name,
    about,
    number: row.number,
    state: row.state,
    opensAt: row.opensAt.toISOString(),
    registersUntil: row.registersUntil.toISOString(),
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    capacity: row.capacity,
    terms: showTerms(terms, { currency }),
    entries: row.entries,
    countedTo: iso(row.countedTo),
    publishedAt: iso(row.publishedAt),
    paidAt: iso(row.paidAt),
    cancelledAt: iso(row.cancelledAt),
    check:
      isForStaff && checkedAt
        ? { checkedAt: checkedAt.toISOString(), rounds: checkedRounds ?? 0, differences: checkDifferences ?? 0 }
        : null,
    cancelledBecause: isForStaff ? row.cancelledBecause : null,
  }
}
