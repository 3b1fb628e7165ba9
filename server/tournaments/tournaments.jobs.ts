import type { Heartbeat } from '../kernel/index.ts'
import { countScores } from './count-scores.ts'
import { moveRounds } from './move-rounds.ts'
import type { CountNeeds, PrizeNeeds } from './needs.ts'
import { payHeldPrizes } from './pay-prizes.ts'

const MOVE_EVERY_MS = 1_000
const COUNT_EVERY_MS = 2_000
const PAY_EVERY_MS = 60_000

/** Heartbeats: transitions of rounds at their instants, counting of scores, and prizes that had to wait. */
export function tournamentHeartbeats(needs: CountNeeds & PrizeNeeds): Heartbeat[] {
  return [
    {
      name: 'tournaments.move-rounds',
      everyMs: MOVE_EVERY_MS,
      beat: async () => {
        await moveRounds(needs)
      },
    },
    {
      name: 'tournaments.count-scores',
      everyMs: COUNT_EVERY_MS,
      beat: async () => {
        await countScores(needs)
      },
    },
    {
      name: 'tournaments.pay-held',
      everyMs: PAY_EVERY_MS,
      beat: async () => {
        await payHeldPrizes(needs)
      },
    },
  ]
}
