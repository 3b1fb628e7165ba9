import type { Static } from 'typebox'
import type { RoundRow } from '#contract/play-v1/play.ts'
import { pageLimit, pageOf, type Page, type Querier } from '../kernel/index.ts'
import { listEntries, MOVEMENT_KINDS } from '../ledger/index.ts'
import { belowCursor, findWallet } from '../wallet/index.ts'
import * as queries from './game-rounds.queries.ts'

type Row = Static<typeof RoundRow>

/** Real rounds of a player, newest first; undefined when there is no such player's wallet. */
export async function listRoundsOf(
  db: Querier,
  playerId: number,
  query: { readonly cursor?: string; readonly limit?: number },
): Promise<Page<Row> | undefined> {
  const wallet = await findWallet(db, playerId)
  if (!wallet) return undefined
  const { accountId, currency } = wallet
  const limit = pageLimit(query.limit)
  const kind = MOVEMENT_KINDS.round
  const entries = await listEntries(db, { accountId, kind, limit: limit + 1, ...belowCursor(query.cursor) })
  const games = await queries.findGamesOfSeeds(db, [...new Set(entries.map(({ seriesId }) => seriesId))])
  const page = pageOf(entries, limit, ({ seq }) => String(seq))
  return {
    nextCursor: page.nextCursor,
    rows: page.rows.map((entry) => ({
      roundId: entry.reference,
      gameKey: games.get(entry.seriesId) ?? '',
      stake: { amountMinor: entry.debit, currency },
      win: { amountMinor: entry.credit, currency },
      playedAt: entry.createdAt.toISOString(),
    })),
  }
}
