import { listJackpotMoves } from '#contract/play-v1/logs.ts'
import { provider } from '#server/game-catalogue/index.ts'
import { makeListSource } from '../kernel/index.ts'
import type { JackpotNeeds } from './needs.ts'
import { movesInSql, movesOfBrand, type LoggedMove } from './pool-log.queries.ts'

/** For staff: all that moved in the jackpots of the brand. */
export const poolMovesListed = ({
  db,
  brand,
}: Pick<JackpotNeeds, 'db'> & { readonly brand: { readonly target: string } }) =>
  makeListSource(
    { db },
    {
      of: movesInSql,
      call: listJackpotMoves,
      where: () => movesOfBrand(brand.target),
      show: (rows: readonly LoggedMove[]) =>
        rows.map(({ currency, amount, level, staked, movedAt, ...row }) => ({
          id: row.id,
          poolId: row.poolId,
          provider: provider.name,
          name: row.name,
          kind: row.kind,
          amount: { amountMinor: amount, currency },
          level: { amountMinor: level, currency },
          micros: row.micros,
          movedAt: movedAt.toISOString(),
          rounds: row.rounds,
          staked: { amountMinor: staked, currency },
          playerId: row.playerId,
          roundId: row.roundId,
        })),
    },
  )
