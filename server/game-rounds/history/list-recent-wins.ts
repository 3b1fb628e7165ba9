import type { ReplyOf } from '#contract/call.ts'
import type { getRecentWins } from '#contract/onling-v2/online-game.ts'
import * as queries from '../game-rounds.queries.ts'
import type { GameRoundsNeeds } from '../needs.ts'

const DAY_MS = 86_400_000
const WINS_MAX = 30

/**
 * Wins of at least ten stakes in the last day, newest first. No player is named, and no round: its proof contains the
 * seeds, which all rounds of a session share.
 */
export async function listRecentWins({
  db,
  clock,
}: Pick<GameRoundsNeeds, 'db' | 'clock'>): Promise<ReplyOf<typeof getRecentWins>> {
  const wins = await queries.listRecentWins(db, new Date(clock.now().getTime() - DAY_MS), WINS_MAX)
  return {
    wins: wins.map(({ gameKey, stake, win, currency, wonAt }) => ({
      gameKey,
      win: { amountMinor: win, currency },
      stakeMultiple: Math.floor((win * 100) / stake) / 100,
      at: wonAt.toISOString(),
    })),
  }
}
