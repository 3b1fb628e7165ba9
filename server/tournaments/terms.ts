import { prizeOfPlace, type Prize, type Terms } from '#contract/shapes/tournaments.ts'
import { assert, type Querier } from '../kernel/index.ts'
import { findTerms, type TermsRow, type TournamentRow } from './tournaments.queries.ts'

/** The public view of rules. */
export function showTerms(row: TermsRow, { currency }: Pick<TournamentRow, 'currency'>): Terms {
  return {
    version: row.version,
    currency,
    writtenAt: row.writtenAt.toISOString(),
    gameKeys: [...row.gameKeys],
    scoring: row.scoring,
    stakeMinMinor: row.stakeMin,
    countsFreeRounds: row.countsFree,
    countsBonusMoney: row.countsBonus,
    prizes: [...row.prizes],
  }
}

/** The rules with which a round was planned. */
export async function termsOfRound(
  db: Querier,
  { tournamentId, version }: { readonly tournamentId: string; readonly version: number },
): Promise<TermsRow> {
  const [terms] = await findTerms(db, [{ tournamentId, version }])
  assert(terms, 'A round has rules.')
  return terms
}

/** The number of places with a prize. */
export const placesOf = (prizes: readonly Prize[]): number => prizes.at(-1)?.toPlace ?? 0

/** The value of all prizes in minor units: free rounds by their stakes, a bonus by its amount. */
export function worthOf(prizes: readonly Prize[], bonusWorth: ReadonlyMap<string, number>): number {
  return prizes.reduce((sum, prize) => {
    const places = prize.toPlace - prize.fromPlace + 1
    if (prize.kind === 'money') return sum + places * prize.amountMinor
    if (prize.kind === 'free-rounds') return sum + places * prize.rounds * prize.stakeMinor
    return sum + places * (bonusWorth.get(prize.bonusId) ?? 0)
  }, 0)
}

export { prizeOfPlace }
