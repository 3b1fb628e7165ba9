import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/jackpots.ts'
import { listJackpotMoves } from '#contract/play-v1/logs.ts'
import { serve, type AuditNotes, type Change } from '../kernel/index.ts'
import { checkPool } from './check-pool.ts'
import { poolMovesListed } from './pool-log.ts'
import { listJackpots, listPoolMoves, listPools, listWins, winsListed } from './list-jackpots.ts'
import type { JackpotNeeds } from './needs.ts'
import { findPool } from './pools.queries.ts'
import { proposePool, proposePoolAgain } from './propose-pool.ts'
import { approvePool, rejectPool, stopPool } from './switch-pool.ts'

/** Mounts the public calls about jackpots, and those of staff. */
export function jackpotRoutes(app: FastifyInstance, needs: JackpotNeeds): void {
  const { db, clock, brand } = needs
  const moved =
    (before: string) =>
    ({ poolId, name, state }: ReplyOf<typeof calls.approvePool>, { subject }: AuditNotes): Change => {
      subject('jackpot', poolId, name)
      return [{ state: before }, { state }]
    }
  serve(app, calls.listJackpots, () => listJackpots(needs))
  serve(app, calls.listJackpotWins, ({ query }) => listWins(needs, query))
  serve(app, calls.listPools, (input) => listPools(needs, input))
  serve(app, calls.listPoolMoves, (input) => listPoolMoves(needs, input))
  const wins = winsListed(needs)
  const moves = poolMovesListed(needs)
  serve(app, listJackpotMoves, ({ query, caller }) => moves.page(query, caller))
  serve(app, calls.listPoolWins, ({ query, caller }) => wins.page(query, caller))
  serve(app, calls.checkPool, async ({ query, refuse }) => {
    const pool = await findPool(db, brand.target, query.poolId)
    if (!pool) return refuse('ERR_JACKPOT_NOT_FOUND')
    const { seeds, contributions, wins, level, rounds, differences } = await checkPool(db, pool)
    return {
      checkedAt: clock.now().toISOString(),
      seedsMicros: String(seeds),
      contributionsMicros: String(contributions),
      winsMicros: String(wins),
      levelMicros: String(level),
      rounds,
      differences: [...differences],
    }
  })
  serve(
    app,
    calls.proposePool,
    (input) => proposePool(needs, input),
    (reply, { subject }) => {
      subject('jackpot', reply.poolId, reply.name)
      return [null, { state: reply.state }]
    },
  )
  serve(app, calls.proposePoolAgain, (input) => proposePoolAgain(needs, input), moved('off'))
  serve(app, calls.approvePool, (input) => approvePool(needs, input), moved('proposed'))
  serve(app, calls.rejectPool, (input) => rejectPool(needs, input), moved('proposed'))
  serve(app, calls.stopPool, (input) => stopPool(needs, input), moved('running'))
}
