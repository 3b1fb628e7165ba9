import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/ensico/ensico.ts'
import { serve } from '#server/kernel/index.ts'
import type { VenuePlayNeeds } from '../needs.ts'
import { showTapped, showTappedInGame } from './by-rfid.ts'
import { queryTransactions } from './query-transactions.ts'
import { showTopology } from './show-topology.ts'

/** Mounts the calls of casino machines. */
export function ensicoRoutes(app: FastifyInstance, needs: VenuePlayNeeds): void {
  serve(app, calls.getPlayerInGameInfoByRfid, (input) => showTappedInGame(needs, input))
  serve(app, calls.getPlayerDetailByRfid, (input) => showTapped(needs, input))
  // The caller's token was checked in the database, so the database is alive.
  serve(app, calls.health, async () => ({
    status: 'UP' as const,
    version: needs.version,
    time: needs.clock.now().toISOString(),
  }))
  serve(app, calls.getTopology, (input) => showTopology(needs, input))
  serve(app, calls.queryTransactions, (input) => queryTransactions(needs, input))
}
