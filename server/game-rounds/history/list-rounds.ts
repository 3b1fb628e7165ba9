import type { Static } from 'typebox'
import type { RoundRow } from '#contract/play-v1/play.ts'
import { pageLimit, pageOf, type Page, type Querier } from '../../kernel/index.ts'
import { listEntries, listEntriesSince, MOVEMENT_KINDS } from '../../ledger/index.ts'
import { belowCursor, findWallet } from '../../wallet/index.ts'
import { findBetRounds } from '../bets/find-bet-rounds.ts'
import * as queries from '../game-rounds.queries.ts'
import { readRisks } from '../risk/read-risks.ts'
import type { FreeRounds } from '../bonus/stake-for-free.ts'

type Row = Static<typeof RoundRow>

/** A bet on a shared game, found by the entry of its stake. Amounts in minor units. */
export type SharedPlay = {
  readonly reference: string
  readonly gameKey: string
  readonly stake: number
  readonly win: number
}
export type FindSharedPlays = (db: Querier, references: readonly string[]) => Promise<readonly SharedPlay[]>

/** Those of some rounds that were free; their room is beside this one. */
export type FindSpent = FreeRounds['findSpent']

/**
 * Real rounds of a player, optionally of a period, newest first; undefined when the player has no wallet.
 * @param findShared finds the bets on shared games, whose entries have a series below zero
 * @param findSpent finds the rounds that were free
 */
export async function listRoundsOf(
  db: Querier,
  playerId: number,
  query: {
    readonly cursor?: string
    readonly limit?: number
    readonly since?: Date
    readonly until?: Date | null
  },
  findShared: FindSharedPlays = async () => [],
  findSpent: FindSpent = async () => new Set(),
): Promise<Page<Row> | undefined> {
  const wallet = await findWallet(db, playerId)
  if (!wallet) return undefined
  const { accountId, currency } = wallet
  const limit = pageLimit(query.limit)
  const kind = MOVEMENT_KINDS.round
  const asked = { accountId, kind, limit: limit + 1, ...belowCursor(query.cursor) }
  const { since, until = null } = query
  const entries = await (since ? listEntriesSince(db, { ...asked, above: 0, since, until }) : listEntries(db, asked))
  const page = pageOf(entries, limit, ({ seq }) => String(seq))
  // A round is the entry of its stake: later decisions have entries without a series, which belong to it.
  const rounds = page.rows.filter(({ seriesId }) => seriesId > 0)
  const games = await queries.findGamesOfSeeds(db, [...new Set(rounds.map(({ seriesId }) => seriesId))])
  const keys = rounds.map(({ reference, seriesId, ordinal, createdAt }) => ({
    roundId: reference,
    seedNo: seriesId,
    nonce: ordinal,
    playedAt: createdAt,
  }))
  const kept = new Map((await findBetRounds(db, keys)).map((round) => [round.roundId, round]))
  const risks = await readRisks(db, keys)
  const sharedEntries = page.rows.filter(({ seriesId, debit }) => seriesId < 0 && debit > 0)
  const shared = new Map(
    (
      await findShared(
        db,
        sharedEntries.map(({ reference }) => reference),
      )
    ).map((play) => [play.reference, play]),
  )
  const shown = page.rows.filter((entry) => rounds.includes(entry) || shared.has(entry.reference))
  const free = await findSpent(
    db,
    shown.map(({ reference }) => reference),
    new Map(shown.map(({ reference, createdAt }) => [reference, createdAt])),
  )
  return {
    nextCursor: page.nextCursor,
    rows: shown.map((entry) => {
      const { reference, seriesId, debit, credit, createdAt } = entry
      const play = shared.get(reference)
      return {
        roundId: reference,
        gameKey: play?.gameKey ?? games.get(seriesId) ?? '',
        stake: {
          amountMinor: (play?.stake ?? kept.get(reference)?.staked ?? debit) + risks.stakedOf(reference),
          currency,
        },
        win: { amountMinor: (play?.win ?? kept.get(reference)?.won ?? credit) + risks.wonOf(reference), currency },
        playedAt: createdAt.toISOString(),
        isFree: free.has(reference),
      }
    }),
  }
}
