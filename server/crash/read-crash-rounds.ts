import type { RoundReader } from '../game-catalogue/index.ts'
import { sql, type Querier } from '../kernel/index.ts'

type SettledRound = {
  readonly seriesId: number
  readonly no: number
  readonly roundId: string
  readonly gameKey: string
  readonly definitionHash: string
  readonly stake: number
  readonly win: number
  readonly settledAt: Date
}

/**
 * Gives the watch of the returns every shared round for money once: all its bets together, because one crash point
 * decides them all and they are no separate draws. A game's rounds come in their order and only as far as the first one
 * that is not settled; its cursor bears the game's series, which is below zero like no account's number.
 */
export const crashRounds: RoundReader = {
  async *readOn(tx, cursors) {
    const read = new Map(cursors.map((cursor) => [cursor.accountId, cursor.seq]))
    for (const { seriesId } of await listSeries(tx)) {
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
}

async function listSeries(db: Querier): Promise<{ seriesId: number }[]> {
  return db.query<{ seriesId: number }>(sql`select series_id from crash.game order by game_key`)
}

async function listSettled(db: Querier, seriesId: number, after: number): Promise<SettledRound[]> {
  return db.query<SettledRound>(sql`
    select g.series_id, r.no, r.id as round_id, r.game_key, r.definition_hash, r.settled_at,
           coalesce(sum(b.stake), 0)::bigint as stake, coalesce(sum(b.win), 0)::bigint as win
      from crash.game g
      join crash.round r on r.game_key = g.game_key
      left join crash.bet b on b.round_id = r.id and b.mode = 'real' and b.state in ('cashed', 'lost')
     where g.series_id = ${seriesId} and r.no > ${after} and r.state = 'settled'
       and not exists (select from crash.round u
                        where u.game_key = r.game_key and u.no > ${after} and u.no < r.no and u.state <> 'settled')
     group by g.series_id, r.id
     order by r.no`)
}
