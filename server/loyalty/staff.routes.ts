import type { FastifyInstance } from 'fastify'
import type { ReplyOf } from '#contract/call.ts'
import * as calls from '#contract/play-v1/staff-loyalty.ts'
import { POINT_FACTS } from '#contract/shapes/loyalty.ts'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { serve } from '../kernel/index.ts'
import { readClub } from './definitions/current-club.ts'
import { listCurrent, listVersions } from './definitions/definitions.queries.ts'
import { judgeDefinition } from './definitions/judge-definition.ts'
import { nameIn } from './definitions/name-in.ts'
import { saveAction, showDefinition } from './definitions/save-definition.ts'
import { isInControlGroup } from './facts/control-group.ts'
import { newcomer } from './club/show-status.ts'
import type { LoyaltyNeeds } from './needs.ts'
import { correctAction } from './points/correct-points.ts'
import { standOn } from './points/levels.ts'
import { findPlayer } from './points/points.queries.ts'
import { pointsListed } from './points/show-movements.ts'

/** Mounts the calls of staff: definitions of the club, and a player's points with their sources. */
export function staffLoyaltyRoutes(
  app: FastifyInstance,
  needs: LoyaltyNeeds,
  approvals: Pick<Approvals, 'register'>,
): void {
  const save = approvals.register(saveAction(needs))
  const correct = approvals.register(correctAction(needs))
  const { db, clock, target } = needs

  serve(app, calls.listDefinitions, async ({ query }) => ({
    rows: (await listCurrent(db, target, clock.now())).filter(({ kind }) => kind === query.kind).map(showDefinition),
    languages: [...needs.languages],
    lawful: POINT_FACTS.filter((fact) => needs.law.judge(fact).isAllowed),
  }))
  serve(app, calls.listVersions, async ({ query }) => ({
    rows: (await listVersions(db, target, query)).map(showDefinition),
  }))
  serve(app, calls.judgeDefinition, async ({ body }) => judgeDefinition(needs, body.content, needs.defaultLanguage))
  serve(app, calls.saveDefinition, (input) => {
    const { key, content, isOn } = input.body
    return save({ key, content, isOn }, requestOf(input))
  })
  const moved = pointsListed(needs)
  serve(app, calls.getPlayerPoints, async ({ query, caller, refuse }) =>
    (await needs.isPlayer(db, query.playerId))
      ? { ...(await showPoints(query.playerId)), ...(await moved.page(query, caller)) }
      : refuse('ERR_PLAYER_NOT_FOUND'),
  )
  serve(app, calls.correctPoints, (input) => {
    const { playerId, points, idempotencyKey } = input.body
    return correct({ playerId, points, idempotencyKey }, requestOf(input))
  })

  async function showPoints(
    playerId: number,
  ): Promise<Omit<ReplyOf<typeof calls.getPlayerPoints>, 'rows' | 'nextCursor'>> {
    const player = (await findPlayer(db, playerId)) ?? newcomer(playerId)
    const { ladder } = await readClub(db, target, clock.now())
    const { current } = standOn(ladder?.content.levels ?? [], player)
    const language = needs.defaultLanguage
    return {
      isInControlGroup: isInControlGroup(playerId, needs.controlGroupPercent),
      points: player.points,
      ever: player.ever,
      level: current ? nameIn(current.name, language, language) : null,
      isStoreClosed: !(await needs.mayTempt(db, playerId)),
    }
  }
}
