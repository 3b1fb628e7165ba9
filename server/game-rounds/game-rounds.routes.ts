import type { FastifyInstance } from 'fastify'
import * as management from '#contract/games-v3/games-management.ts'
import { listSeries, searchRounds as searchCall } from '#contract/games-v3/staff-games.ts'
import * as onlineGame from '#contract/onling-v2/online-game.ts'
import * as backoffice from '#contract/play-v1/backoffice.ts'
import * as play from '#contract/play-v1/play.ts'
import * as ticketSeries from '#contract/play-v1/series.ts'
import { serve, withPeriod } from '../kernel/index.ts'
import { accountTurns } from './account-turns.ts'
import { createPreGameToken } from './sessions/create-pre-game-token.ts'
import { closeSession } from './sessions/end-session.ts'
import { launchGame } from './sessions/launch-game.ts'
import { listLastPlayed } from './game-rounds.queries.ts'
import { listRecentWins } from './history/list-recent-wins.ts'
import { listRoundsOf } from './history/list-rounds.ts'
import { listSessionRounds } from './history/list-session-rounds.ts'
import type { GameRoundsNeeds } from './needs.ts'
import { openSession } from './sessions/open-session.ts'
import { decideInTurn, playInTurn } from './play-round.ts'
import { proveRound, readRoundForStaff } from './seeds/prove-round.ts'
import { rotateSeed } from './seeds/rotate-seed.ts'
import { searchRounds } from './history/search-rounds.ts'
import { openRoundLane, type ObserveAnswer } from './round-lane.ts'
import { recordRoundShown } from './history/round-shown.ts'
import { listSeriesForStaff, listSold, showSeries } from './series/show-series.ts'
import { describeSession } from './sessions/session-state.ts'

const LAST_GAMES_MAX = 20

/**
 * Mounts launch, game sessions, rounds and their proofs.
 * @param observe called for each response of the fast path, which the hook for all other responses does not see
 */
export function gameRoundsRoutes(
  app: FastifyInstance,
  needs: GameRoundsNeeds,
  observe: ObserveAnswer = () => {},
): void {
  const { db, sessions, defaultLanguage } = needs
  const turns = accountTurns()

  serve(app, onlineGame.demoRedirect, ({ query }) =>
    launchGame(needs, { gameKey: query.gameKey, mode: 'demo', lang: query.lang ?? defaultLanguage }),
  )
  serve(app, onlineGame.realRedirect, ({ query, caller }) =>
    launchGame(needs, { gameKey: query.gameKey, mode: 'real', lang: query.lang ?? defaultLanguage, player: caller }),
  )
  for (const launch of [onlineGame.launch, management.launch])
    serve(app, launch, ({ body, caller }) =>
      launchGame(needs, { ...body, lang: body.lang ?? defaultLanguage, player: caller }),
    )
  serve(app, onlineGame.createPreGameSessionToken, async ({ body, caller }) => {
    const { token, expiresAt, commitment } = await createPreGameToken(needs, {
      ...body,
      lang: defaultLanguage,
      player: caller,
    })
    return { token, expiresAt: expiresAt.toISOString(), commitment }
  })
  for (const lastGames of [onlineGame.getLastGames, management.getLastPlayedGames])
    serve(app, lastGames, async ({ caller }) => ({
      gameKeys: await listLastPlayed(db, caller.playerId, LAST_GAMES_MAX),
    }))
  serve(app, onlineGame.getRecentWins, () => listRecentWins(needs))

  serve(app, play.openSession, ({ body }) => openSession(needs, body))
  serve(app, play.getSession, async ({ caller, refuse }) => {
    const live = await sessions.find(caller.gameSessionId)
    return live ? describeSession(needs, live) : refuse('ERR_GAME_SESSION_ENDED')
  })
  serve(app, play.listSessionRounds, async ({ caller, refuse }) => {
    const live = await sessions.find(caller.gameSessionId)
    return live ? { rows: await listSessionRounds(needs, live) } : refuse('ERR_GAME_SESSION_ENDED')
  })
  openRoundLane(app, needs, turns, observe)
  serve(app, play.playRound, ({ caller, body }) => playInTurn(needs, turns, caller, body))
  serve(app, play.decideRound, ({ caller, body }) => decideInTurn(needs, turns, caller, body))
  serve(app, play.roundShown, ({ caller, body }) => recordRoundShown(needs, caller, body.roundId))
  serve(app, play.rotateSeed, ({ caller, body }) => rotateSeed(needs, caller.gameSessionId, body))
  serve(app, play.closeSession, async ({ caller }) => {
    await closeSession(needs, caller.gameSessionId)
    return { done: true as const }
  })
  serve(app, play.listRounds, async ({ caller, query }) => {
    return (
      (await listRoundsOf(
        db,
        caller.playerId,
        withPeriod(query),
        needs.findSharedPlays,
        needs.freeRounds?.findSpent,
      )) ?? {
        rows: [],
        nextCursor: null,
      }
    )
  })
  serve(app, play.getRoundProof, ({ query }) => proveRound(needs, query.roundId))

  serve(app, ticketSeries.getSeries, ({ query }) => showSeries(needs, query))
  serve(app, ticketSeries.listSold, ({ query }) => listSold(needs, query))

  serve(app, listSeries, ({ query }) => listSeriesForStaff(needs, query))
  serve(app, backoffice.listRounds, async ({ query, refuse }) => {
    return (
      (await listRoundsOf(db, query.playerId, query, needs.findSharedPlays, needs.freeRounds?.findSpent)) ??
      refuse('ERR_PLAYER_NOT_FOUND')
    )
  })
  serve(app, searchCall, ({ query }) => searchRounds(needs, query))
  serve(app, backoffice.getRound, ({ query, concerns }) => readRoundForStaff(needs, query.roundId, concerns))
}
