import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/onling-v2/tournaments.ts'
import * as own from '#contract/play-v1/tournaments.ts'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { refuse, serve } from '../kernel/index.ts'
import { showResults } from './board.ts'
import { boardRoutes, type Boards } from './board-stream.ts'
import { checkRound } from './check-round.ts'
import { findEntry } from './entries.queries.ts'
import { changeHall, createHall, hallsListed, listHalls } from './halls/halls.ts'
import { readCompetitionLaw } from './judge-competition.ts'
import { listEntries } from './entries-listed.ts'
import { roundsOfTournamentsListed, tournamentsListed } from './lists.ts'
import { getTournament, listHistory, listRounds, listTournaments } from './list-tournaments.ts'
import { cancelRound } from './move-rounds.ts'
import type { TournamentNeeds } from './needs.ts'
import { showOwnEntry } from './own-entry.ts'
import { planAction, replanAction } from './plan-round.ts'
import { publishAction } from './publish-results.ts'
import { registerPlayer } from './register.ts'
import { disqualify, leaveRound } from './remove-entry.ts'
import { restrictionsListed, restrictPlayer, unrestrictAction } from './restrictions/restrict-player.ts'
import { findRound } from './rounds.queries.ts'
import { changeTournament, createTournament } from './write-tournament.ts'

/** Mounts the calls of players, and those of staff who write, plan, view and publish. */
export function tournamentRoutes(
  app: FastifyInstance,
  needs: TournamentNeeds,
  { approvals, boards }: { readonly approvals: Pick<Approvals, 'register'>; readonly boards: Boards },
): void {
  const plan = approvals.register(planAction(needs))
  const replan = approvals.register(replanAction(needs))
  const publish = approvals.register(publishAction(needs))
  const unrestrict = approvals.register(unrestrictAction(needs))

  boardRoutes(app, boards)
  listRoutes(app, needs)
  serve(app, calls.listHallsOfFame, (input) => listHalls(needs, input))
  serve(app, calls.listTournaments, (input) => listTournaments(needs, input))
  serve(app, calls.getTournament, (input) => getTournament(needs, input))
  serve(app, calls.listRounds, (input) => listRounds(needs, input))
  serve(app, calls.getRoundResults, (input) => showResults(needs, input))
  serve(app, own.getCompetitionLaw, async () => readCompetitionLaw(needs))

  serve(app, calls.register, ({ body, caller: { playerId } }) =>
    registerPlayer(needs, { ...body, playerId, byName: null }),
  )
  serve(app, calls.getPlayerHistory, (input) => listHistory(needs, input))
  serve(app, own.leaveRound, ({ body, caller }) => leaveRound(needs, body.roundId, caller.playerId))
  serve(app, own.getOwnEntry, async ({ query, caller }) => {
    const round = await findRound(needs.db, needs.brand.target, query.roundId)
    if (!round) return refuse('ERR_TOURNAMENT_NOT_FOUND')
    const entry = await findEntry(needs.db, round.id, caller.playerId)
    return { entry: entry ? await showOwnEntry(needs.db, round, entry) : null }
  })

  serve(
    app,
    calls.createHallOfFame,
    (input) => createHall(needs, input),
    (hall, { subject }) => {
      subject('tournament', hall.hallId, hall.name)
      return [null, { name: hall.name, places: hall.places, isShown: hall.isShown }]
    },
  )
  serve(app, calls.changeHallOfFame, (input) => changeHall(needs, input))
  serve(
    app,
    calls.createTournament,
    (input) => createTournament(needs, input),
    ({ name, terms }) => [null, { name, ...terms }],
  )
  serve(app, calls.changeTournament, (input) => changeTournament(needs, input))
  serve(app, calls.createRound, (input) => {
    const { explanation: _, acceptedWarnings: __, ...plan_ } = input.body
    return plan(plan_, requestOf(input))
  })
  serve(app, calls.changeRound, (input) => {
    const { explanation: _, acceptedWarnings: __, ...plan_ } = input.body
    return replan(plan_, requestOf(input))
  })
  serve(app, calls.cancelRound, async ({ body, caller, changed, subject }) => {
    const { before, after } = await cancelRound(needs, {
      roundId: body.roundId,
      byName: caller.name,
      because: body.explanation,
    })
    subject('tournament', after.roundId, after.name)
    changed({ state: before.state }, { state: after.state })
    return after
  })
  serve(app, calls.registerPlayer, async ({ body, caller, concerns, changed, subject }) => {
    const { roundId, playerId, isAnonymous } = body
    const entry = await registerPlayer(needs, { roundId, playerId, isAnonymous, byName: caller.name })
    concerns(playerId)
    subject('tournament', roundId)
    changed(null, { state: entry.state, isAnonymous })
    return entry
  })
  serve(app, calls.addRestrictedPlayer, (input) => restrictPlayer(needs, input))
  serve(app, calls.deleteRestrictedPlayer, ({ query: { restrictionId, explanation }, ...input }) =>
    unrestrict({ restrictionId }, requestOf({ ...input, body: { explanation } })),
  )
  serve(app, own.listEntries, (input) => listEntries(needs, input))
  serve(app, own.disqualify, async ({ body, concerns, changed, subject }) => {
    const round = await disqualify(needs, body)
    concerns(body.playerId)
    subject('tournament', round.roundId, round.name)
    changed({ state: 'in' }, { state: 'removed' })
    return round
  })
  serve(app, own.checkRound, ({ query }) => checkRound(needs, query.roundId))
  serve(app, own.publishResults, (input) => publish({ roundId: input.body.roundId }, requestOf(input)))
}

/** The lists of staff. */
function listRoutes(app: FastifyInstance, needs: TournamentNeeds): void {
  const [tournaments, rounds] = [tournamentsListed(needs), roundsOfTournamentsListed(needs)]
  const [halls, restrictions] = [hallsListed(needs), restrictionsListed(needs)]
  serve(app, own.listForStaff, ({ query, caller }) => tournaments.page(query, caller))
  serve(app, own.listRoundsForStaff, ({ query, caller }) => rounds.page(query, caller))
  serve(app, own.listHallsForStaff, ({ query, caller }) => halls.page(query, caller))
  serve(app, calls.getRestrictedPlayers, ({ query, caller }) => restrictions.page(query, caller))
}
