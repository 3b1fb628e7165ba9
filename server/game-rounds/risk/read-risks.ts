import type { Querier } from '../../kernel/index.ts'
import type { BetRoundKey } from '../bets/bet-rounds.queries.ts'
import { sumRisks } from './find-risk-steps.ts'

/** What risks added to the stakes and wins of rounds, by the round's id; minor units. */
export type Risks = { readonly stakedOf: (roundId: string) => number; readonly wonOf: (roundId: string) => number }

/** Reads it for many rounds at once; 0 for those that were not risked. */
export async function readRisks(db: Querier, rounds: readonly BetRoundKey[]): Promise<Risks> {
  const sums = rounds.length === 0 ? [] : await sumRisks(db, rounds)
  const byRound = new Map(sums.map((sum) => [`${sum.seedNo}/${sum.nonce}`, sum]))
  const known = new Map(rounds.map(({ roundId, seedNo, nonce }) => [roundId, byRound.get(`${seedNo}/${nonce}`)]))
  return {
    stakedOf: (roundId) => known.get(roundId)?.staked ?? 0,
    wonOf: (roundId) => known.get(roundId)?.won ?? 0,
  }
}
