import type { RoundReader } from '../game-catalogue/index.ts'
import { listSettled } from './archive/find-rounds.ts'
import { listSeries } from './games.queries.ts'

/**
 * Reads every shared round for money once for the monitoring of returns: all its bets together, because one crash point
 * decides them all and they are no independent draws. A game's rounds come in order and only up to the first one that
 * is not settled; the cursor uses the game's series, which is below zero like no account's number.
 */
export const crashRounds: RoundReader = {
  async *readOn(tx, findCursors) {
    const series = await listSeries(tx)
    const cursors = await findCursors(series.map(({ seriesId }) => seriesId))
    const read = new Map(cursors.map((cursor) => [cursor.accountId, cursor.seq]))
    for (const { seriesId } of series) {
      const rounds = await listSettled(tx, seriesId, read.get(seriesId) ?? 0)
      const last = rounds.at(-1)
      if (!last) continue
      yield {
        rounds: rounds
          // Without a bet for money there is no return.
          .filter(({ stake }) => stake > 0)
          .map(({ no, roundId, gameKey, definitionHash, stake, win }) => ({
            seedNo: seriesId,
            nonce: no,
            roundId,
            gameKey,
            definitionHash,
            stakeMinor: stake,
            winMinor: win,
            isOpen: false,
          })),
        cursors: [{ accountId: seriesId, seq: last.no, readTo: last.settledAt }],
      }
    }
  },
  readAgain: async () => [],
  settle: () => {},
}
