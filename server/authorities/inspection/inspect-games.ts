import { createHmac } from 'node:crypto'
import type { ReplyOf } from '#contract/call.ts'
import type { Currency } from '#contract/shapes/money.ts'
import * as calls from '#contract/play-v1/inspection.ts'
import {
  findInspected,
  inspectedIn,
  inspectedInSql,
  listSeedsOfSession,
  type InspectedSession,
} from '#server/game-rounds/index.ts'
import { makeListSource, type Clock, type Database, type Input } from '#server/kernel/index.ts'
import { listRoundsOfSeries } from '#server/ledger/index.ts'

export type InspectionNeeds = {
  readonly db: Database
  readonly clock: Clock
  readonly currency: Currency
  /**
   * The key of pseudonyms of accounts: an account always has the same one, and its number cannot be computed from it.
   */
  readonly accountKey: Buffer
  readonly nameOfGame: (gameKey: string) => string
}

const ROUNDS_SHOWN = 200

/** Games that are or were played for money. */
export const inspectedListed = (needs: InspectionNeeds) =>
  makeListSource(
    { db: needs.db },
    {
      of: inspectedInSql,
      call: calls.listGames,
      where: () => inspectedIn(needs.currency),
      show: (rows: readonly InspectedSession[]) => rows.map((row) => show(needs, row)),
    },
  )

function show({ accountKey, nameOfGame }: InspectionNeeds, row: InspectedSession): calls.InspectedGame {
  const { id, gameKey, accountId, currency, openedAt, isRunning, endedAt } = row
  return {
    sessionId: id,
    gameKey,
    gameName: nameOfGame(gameKey),
    mark: createHmac('sha256', accountKey).update(String(accountId)).digest('hex').slice(0, 12),
    currency,
    openedAt: openedAt.toISOString(),
    isRunning,
    endedAt: endedAt?.toISOString() ?? null,
  }
}

/** One game with its last rounds, directly from the books. It is the subject in the audit log. */
export async function getInspectedGame(
  needs: InspectionNeeds,
  { query: { sessionId }, subject, refuse }: Input<typeof calls.getGame>,
): Promise<ReplyOf<typeof calls.getGame>> {
  const { db, clock, currency } = needs
  const row = await findInspected(db, sessionId, currency)
  if (!row) return refuse('ERR_SESSION_NOT_FOUND')
  subject('session', sessionId, row.gameKey)
  const seeds = await listSeedsOfSession(db, sessionId)
  const readAt = clock.now()
  const rounds = await listRoundsOfSeries(db, {
    accountIds: [row.accountId],
    seriesIds: seeds.map(({ no }) => no),
    from: row.openedAt,
    to: new Date(readAt.getTime() + 60_000),
    below: undefined,
    limit: ROUNDS_SHOWN,
  })
  return {
    ...show(needs, row),
    seeds: seeds.map(({ commitment, definitionHash }) => ({ commitment, definitionHash })),
    rounds: rounds.map(({ reference, createdAt, ordinal, debit, credit }) => ({
      roundId: reference,
      at: createdAt.toISOString(),
      number: ordinal,
      stake: { amountMinor: debit, currency },
      win: { amountMinor: credit, currency },
    })),
    readAt: readAt.toISOString(),
  }
}
