import type { ReplyOf } from '#contract/call.ts'
import { jackpotPoolList } from '#contract/lists/jackpot-pools.ts'
import { poolMoveList } from '#contract/lists/pool-moves.ts'
import * as calls from '#contract/play-v1/jackpots.ts'
import { addedReturnShown } from '#contract/shapes/jackpots.ts'
import {
  idOfCursor,
  makeListSource,
  makeWalkedList,
  makeWholeList,
  pageLimit,
  pageOf,
  refuse as refuseByCode,
  TransportError,
  type Input,
  type Refuse,
} from '../kernel/index.ts'
import { listHits, type HitRow } from './hits.queries.ts'
import { mayHaveJackpots } from './may-contribute.ts'
import { listMoves } from './moves.queries.ts'
import { winsInSql, winsOfBrand } from './win-list.queries.ts'
import type { JackpotNeeds } from './needs.ts'
import { findPool, listLivePools, listPools as findPools, listRuns } from './pools.queries.ts'
import { levelOf, showPool } from './show-pools.ts'

const refuse: Refuse<typeof calls.listPoolMoves> = refuseByCode

/** For everybody: the pools that can be won now. */
export async function listJackpots({ db, clock, brand }: JackpotNeeds): Promise<ReplyOf<typeof calls.listJackpots>> {
  const now = clock.now()
  const pools = mayHaveJackpots(brand, now) ? await listLivePools(db, brand.target, { from: now, to: now }) : []
  return {
    pools: pools.map((pool) => ({
      poolId: pool.id,
      name: pool.name,
      level: levelOf(pool),
      contributionPpm: pool.contributionPpm,
      seedMinor: pool.seedMinor,
      oneInMinor: pool.oneInMinor,
      gameKeys: [...pool.gameKeys],
      addedReturnPpm: addedReturnShown(pool),
    })),
  }
}

/** For everybody: what was won, without names. The cursor is the last payment shown. */
export async function listWins(
  needs: JackpotNeeds,
  query: Input<typeof calls.listJackpotWins>['query'],
): Promise<ReplyOf<typeof calls.listJackpotWins>> {
  const { rows, nextCursor } = await winsOf(needs, query)
  return { rows: rows.map(showWin), nextCursor }
}

/** For staff: the same with who it was and what the books have of it. */
export const winsListed = ({ db, brand }: Pick<JackpotNeeds, 'db'> & { readonly brand: { readonly target: string } }) =>
  makeListSource(
    { db },
    {
      of: winsInSql,
      call: calls.listPoolWins,
      where: () => winsOfBrand(brand.target),
      show: (rows: readonly Named[]) =>
        rows.map((hit) => ({
          ...showWin(hit),
          roundId: hit.roundId,
          playerId: hit.playerId,
          stake: { amountMinor: hit.stake, currency: hit.currency },
          paidAt: hit.paidAt.toISOString(),
          reference: hit.reference,
          move: hit.move,
        })),
    },
  )

type OfBrand = Pick<JackpotNeeds, 'db'> & { readonly brand: { readonly target: string } }

/** Pools of the brand, as a list of the back office. */
export const poolsListed = ({ db, brand }: OfBrand) =>
  makeWholeList({
    list: jackpotPoolList,
    call: calls.listPools,
    keyOf: ({ poolId }) => poolId,
    read: async (_question, _reader, most) => {
      const pools = await findPools(db, brand.target, most)
      const runs = await listRuns(
        db,
        pools.map(({ id }) => id),
      )
      const runsOf = Map.groupBy(runs, ({ poolId }) => poolId)
      return pools.map((pool) => showPool(pool, runsOf.get(pool.id) ?? []))
    },
  })

/** For staff: a page of the pools, and whether one may be on. */
export async function listPools(
  needs: JackpotNeeds,
  { query, caller }: Pick<Input<typeof calls.listPools>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.listPools>> {
  const { clock, brand } = needs
  return {
    ...(await poolsListed(needs).page(query, caller)),
    currency: brand.currency,
    isAllowed: mayHaveJackpots(brand, clock.now()),
  }
}

/** History of a pool, as a list of the back office. The cursor is the last number shown. */
export const historyListed = ({ db, brand }: OfBrand) =>
  makeWalkedList({
    list: poolMoveList,
    call: calls.listPoolMoves,
    read: async ({ poolId, cursor }, _reader, limit) => {
      const pool = await findPool(db, brand.target, poolId)
      if (!pool) return undefined
      const below = cursor === undefined ? Number.MAX_SAFE_INTEGER : numberOf(cursor)
      const moves = await listMoves(db, { poolId: pool.id, below }, limit + 1)
      const { rows, nextCursor } = pageOf(moves, limit, ({ number }) => String(number))
      return {
        nextCursor,
        rows: rows.map(({ number, kind, reference, rounds, accounts, ...row }) => ({
          number,
          kind,
          micros: String(row.micros),
          levelAfterMicros: String(row.levelAfter),
          movedAt: row.movedAt.toISOString(),
          reference,
          rounds,
          accounts,
          staked: { amountMinor: row.stakedMinor, currency: pool.currency },
        })),
      }
    },
  })

/** A page of it. */
export async function listPoolMoves(
  needs: JackpotNeeds,
  { query, caller }: Pick<Input<typeof calls.listPoolMoves>, 'query' | 'caller'>,
): Promise<ReplyOf<typeof calls.listPoolMoves>> {
  if (!(await findPool(needs.db, needs.brand.target, query.poolId))) return refuse('ERR_JACKPOT_NOT_FOUND')
  return historyListed(needs).page(query, caller)
}

type Named = HitRow & { readonly name: string }

async function winsOf(
  { db, brand }: JackpotNeeds,
  query: { readonly cursor?: string; readonly limit?: number; readonly poolId?: string },
) {
  const limit = pageLimit(query.limit)
  const hits = await listHits(
    db,
    { target: brand.target, poolId: query.poolId ?? null, before: idOfCursor(query.cursor) },
    limit + 1,
  )
  return pageOf(hits, limit, ({ reference }) => reference)
}

const showWin = ({ poolId, name, gameKey, amount, currency, wonAt }: Named) => ({
  poolId,
  name,
  gameKey,
  win: { amountMinor: amount, currency },
  wonAt: wonAt.toISOString(),
})

function numberOf(cursor: string): number {
  const number = Number(cursor)
  if (!Number.isSafeInteger(number) || number < 0)
    throw new TransportError(400, 'ERR_INVALID_INPUT', { field: 'cursor' })
  return number
}
