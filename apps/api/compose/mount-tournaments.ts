import type { FastifyInstance } from 'fastify'
import type { Approvals } from '#server/approvals/index.ts'
import { openBoards, tournamentRoutes } from '#server/tournaments/index.ts'
import { composeTournaments } from './compose-tournaments.ts'
import type { Base } from './open-base.ts'
import type { People } from './open-people.ts'

type Parts = { readonly people: People; readonly approvals: Approvals }

/** Mounts tournaments with their live boards. */
export function mountTournaments(app: FastifyInstance, base: Base, { people, approvals }: Parts): void {
  const tournaments = composeTournaments(base, {
    judgeEntry: async (playerId) => {
      await people.exclusion.gate.judgeDeposit(playerId)
      await people.accountGate.judgeStake(playerId, 0)
    },
  })
  const onError = (error: unknown) => base.logger.error({ err: error }, 'a board of a tournament was not read')
  const boards = openBoards({ ...tournaments, onError })
  base.onMessage(boards.onMessage)
  base.forget(boards.forgetAll)
  tournamentRoutes(app, tournaments, { approvals, boards })
}
