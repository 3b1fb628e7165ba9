import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import * as calls from '#contract/onling-v2/free-round.ts'
import { getFreeRoundsResult, listFreeRoundsLeft } from '#contract/play-v1/own-free-rounds.ts'
import type { FreeRoundVersion } from '#contract/shapes/free-rounds.ts'
import type { FreeRoundState } from '#contract/states/free-round-states.ts'
import { requestOf } from '../approvals/index.ts'
import { findCampaign, useCode, type AddList } from '../campaigns/index.ts'
import { idOfCursor, pageLimit, pageOf, serve, type Change } from '../kernel/index.ts'
import { definitionsListed, givingListed } from './definitions/list-definitions.ts'
import { showDefinition } from './definitions/show-definition.ts'
import { showPlayerStats, showStats } from './definitions/show-stats.ts'
import { cancelDefinition, changeDefinition, createDefinition, validateTerms } from './definitions/write-definition.ts'
import { checkList, writeList } from './lists.ts'
import type { FreeRoundNeeds } from './needs.ts'
import { cancelRelation } from './relations/cancel-relation.ts'
import { convertOffer } from './relations/convert-offer.ts'
import { relationsListed } from './relations/relations-listed.ts'
import { listRelations } from './relations/relations.queries.ts'
import { showRelations } from './relations/show-relation.ts'
import { showLeft } from './show-left.ts'
import { showResult } from './show-result.ts'

/** Mounts definitions of free rounds, what players have of them, and the lists by which staff give them. */
export function freeRoundRoutes(app: FastifyInstance, needs: FreeRoundNeeds, addList: AddList): void {
  definitionRoutes(app, needs)
  relationRoutes(app, needs, addList)
  playerRoutes(app, needs)
}

function definitionRoutes(app: FastifyInstance, needs: FreeRoundNeeds): void {
  const { db, target } = needs.campaigns
  serve(app, calls.getProviders, async () => ({ providers: needs.listProviders() }))
  serve(app, calls.getGames, async ({ query }) => {
    const games = needs
      .listGames()
      .filter(({ provider }) => query.provider === undefined || provider === query.provider)
    return { games: games.map((game) => ({ ...game, isEnabled: needs.isEnabled(game.gameKey) })) }
  })
  const listed = definitionsListed(needs.campaigns)
  serve(app, calls.listDefinitions, ({ query, caller }) => listed.page(query, caller))
  const giving = givingListed(needs.campaigns)
  serve(app, calls.getActiveDefinitions, ({ query, caller }) => giving.page(query, caller))
  serve(app, calls.getDefinition, ({ query, subject }) => {
    subject('campaign', query.definitionId)
    return showDefinition(db, target, query.definitionId)
  })
  serve(app, calls.getDefinitionStats, ({ query, subject }) => {
    subject('campaign', query.definitionId)
    return showStats(needs, query.definitionId)
  })
  serve(
    app,
    calls.createDefinition,
    ({ body, caller }) => createDefinition(needs, body, caller.userId),
    ({ definition, versions }, { subject }) => {
      subject('campaign', definition.definitionId, definition.terms.name)
      return changeOf(versions)
    },
  )
  serve(
    app,
    calls.changeDefinition,
    ({ body, caller, subject }) => {
      subject('campaign', body.definitionId, body.terms.name)
      return changeDefinition(needs, body, caller.userId)
    },
    ({ versions }) => changeOf(versions),
  )
  serve(app, calls.cancelDefinition, async ({ body, changed, subject }) => {
    subject('campaign', body.definitionId)
    const before = (await findCampaign(db, target, body.definitionId))?.state
    const detail = await cancelDefinition(needs, body.definitionId)
    changed({ state: before ?? '' }, { state: detail.definition.state })
    return detail
  })
  serve(app, calls.validateRule, async ({ body }) => validateTerms(needs, body))
}

function relationRoutes(app: FastifyInstance, needs: FreeRoundNeeds, addList: AddList): void {
  serve(app, calls.checkRelations, ({ body, subject }) => {
    subject('campaign', body.definitionId)
    return checkList(needs, body)
  })
  serve(
    app,
    calls.createRelations,
    (input) => {
      const { body, subject } = input
      subject('campaign', body.definitionId)
      return writeList(needs, addList, { body, request: requestOf(input) })
    },
    ({ importId, players }) => [null, { list: importId, players }],
  )
  const relations = relationsListed(needs)
  serve(app, calls.listRelations, ({ query, caller }) => relations.page(query, caller))
  serve(app, calls.cancelRelation, async ({ body, concerns, changed }) => {
    const { before, after } = await cancelRelation(needs, body)
    concerns(after.playerId)
    changed({ state: before }, { state: after.state, used: after.used })
    return after
  })
}

const OVER: readonly FreeRoundState[] = ['finished', 'converted', 'cancelled', 'expired']

function playerRoutes(app: FastifyInstance, needs: FreeRoundNeeds): void {
  const { db } = needs.campaigns
  serve(app, calls.activatePromoCode, async ({ body, caller }) => ({
    gift: await useCode(needs.campaigns, { code: body.code, playerId: caller.playerId }),
  }))
  serve(app, calls.convertOffer, ({ body: { relationId, into }, caller }) =>
    convertOffer(needs, { relationId, into, playerId: caller.playerId }),
  )
  serve(app, calls.getPlayerStats, ({ caller }) => showPlayerStats(needs, caller.playerId))
  const own = async (
    playerId: number,
    states: readonly FreeRoundState[],
    query: { cursor?: string; limit?: number },
  ) => {
    const limit = pageLimit(query.limit)
    const of = { campaignIds: null, playerId, states }
    const rows = await listRelations(db, of, { before: idOfCursor(query.cursor), limit: limit + 1 })
    return pageOf(await showRelations(needs, db, rows), limit, ({ relationId }) => relationId)
  }
  serve(app, calls.getOffers, async ({ query, caller: { playerId } }) => {
    // A player who is kept from playing sees no offers; those that are still valid are shown again afterwards.
    if (await needs.isPlayingBlocked(db, playerId)) return { rows: [], nextCursor: null }
    return own(playerId, ['offered'], query)
  })
  serve(app, listFreeRoundsLeft, ({ caller }) => showLeft(needs, caller.playerId))
  serve(app, getFreeRoundsResult, ({ query, caller }) => showResult(needs, caller.playerId, query.freeRoundsId))
  serve(app, calls.getAvailable, ({ query, caller }) => own(caller.playerId, ['accepted'], query))
  serve(app, calls.getActive, ({ query, caller }) => own(caller.playerId, ['active'], query))
  serve(app, calls.getFinished, ({ query, caller }) => own(caller.playerId, OVER, query))
}

/** The newest terms and the previous ones, for the audit log. */
function changeOf([newest, before]: readonly Static<typeof FreeRoundVersion>[]): Change {
  const of = (version: Static<typeof FreeRoundVersion> | undefined) =>
    version ? { version: version.version, terms: JSON.stringify(version.terms) } : null
  return [of(before), of(newest)]
}
