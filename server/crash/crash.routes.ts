import type { FastifyInstance } from 'fastify'
import * as crash from '#contract/play-v1/crash.ts'
import * as logs from '#contract/play-v1/logs.ts'
import { getCrashBet } from '#contract/play-v1/staff-crash.ts'
import { serve } from '../kernel/index.ts'
import { betsListed, roundsListed } from './crash-log.ts'
import { cancelBet } from './cancel-bet.ts'
import { cashOut } from './cash-out.ts'
import { describeState } from './describe-state.ts'
import type { Crash } from './open-crash.ts'
import { placeBet } from './place-bet.ts'
import { listProofs, proveCrashRound } from './prove-round.ts'
import { readBetForStaff } from './read-bet-for-staff.ts'
import { showMonitor } from './show-monitor.ts'

/** Mounts the calls of crash games and handles the WebSocket upgrades of the server. */
export function crashRoutes(app: FastifyInstance, opened: Crash): void {
  const { room } = opened
  opened.attach(app.server)
  // When a request to cash out arrived, before anything was awaited.
  const cameAt = new WeakMap<object, Date>()
  app.addHook('onRequest', async (request) => {
    if (request.routeOptions.config.call === crash.cashOutCrashBet) cameAt.set(request, room.clock.now())
  })

  serve(app, crash.getCrashState, ({ caller }) => describeState(room, caller))
  serve(app, crash.placeCrashBet, ({ caller, body }) => placeBet(room, caller, body))
  serve(app, crash.cancelCrashBet, ({ caller, body }) => cancelBet(room, caller, body.betId))
  serve(app, crash.cashOutCrashBet, ({ caller, body, raw }) =>
    cashOut(room, caller, body, cameAt.get(raw) ?? room.clock.now()),
  )
  serve(app, crash.listCrashRounds, ({ query }) => listProofs(room, query))
  serve(app, crash.getCrashProof, ({ query }) => proveCrashRound(room, query.roundId))
  serve(app, getCrashBet, ({ query, concerns }) => readBetForStaff(room, query.betId, concerns))
  const [rounds, bets] = [roundsListed(room), betsListed(room)]
  serve(app, logs.listCrashRoundLog, ({ query, caller }) => rounds.page(query, caller))
  serve(app, logs.listCrashBetLog, ({ query, caller }) => bets.page(query, caller))
  serve(app, crash.getCrashMonitor, () => showMonitor(room, opened))
}
