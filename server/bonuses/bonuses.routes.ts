import type { FastifyInstance } from 'fastify'
import * as history from '#contract/onling-v2/bonus-history.ts'
import * as calls from '#contract/onling-v2/bonuses.ts'
import { getOwnBonus } from '#contract/play-v1/own-bonuses.ts'
import { requestOf, type Approvals } from '../approvals/index.ts'
import { idOfCursor, pageLimit, pageOf, serve } from '../kernel/index.ts'
import { activateBonus } from './activate-bonus.ts'
import { listAwards } from './awards.queries.ts'
import { findBonusOf } from './bonuses.queries.ts'
import { cancelAction, cancelBonus } from './end-bonus.ts'
import { createAction } from './create-bonus.ts'
import { awardsListed, bonusesListed } from './list-bonuses.ts'
import type { BonusNeeds } from './needs.ts'
import { offerAction } from './offer-bonus.ts'
import { showAward, showBonus } from './show-bonus.ts'
import { showBonusDetail } from './show-detail.ts'
import { showBonusHistory } from './show-history.ts'
import { readGames, updateAction } from './update-bonus.ts'

/** Mounts what staff offer, under the policy of approvals, and what players take or give up. */
export function bonusRoutes(app: FastifyInstance, needs: BonusNeeds, approvals: Pick<Approvals, 'register'>): void {
  const create = approvals.register(createAction(needs))
  const offer = approvals.register(offerAction(needs))
  const cancel = approvals.register(cancelAction(needs))
  const update = approvals.register(updateAction(needs))
  const { db, target, isPlayer } = needs
  const awardsOf = async (playerId: number, query: { cursor?: string; limit?: number }) => {
    const limit = pageLimit(query.limit)
    const awards = await listAwards(db, { playerId, before: idOfCursor(query.cursor) }, limit + 1)
    return pageOf(await Promise.all(awards.map((of) => showAward(db, of))), limit, ({ awardId }) => awardId)
  }
  const listed = bonusesListed(needs)
  serve(app, calls.list, ({ query, caller }) => listed.page(query, caller))
  serve(app, calls.get, async ({ query, refuse }) => {
    const bonus = await findBonusOf(db, target, query.bonusId)
    return bonus ? showBonus(bonus) : refuse('ERR_BONUS_NOT_FOUND')
  })
  serve(app, calls.create, (input) => {
    const { explanation: _why, acceptedWarnings: _accepted, ...request } = input.body
    return create(request, requestOf(input))
  })
  serve(app, calls.update, (input) => {
    const { bonusId, explanation: _why, acceptedWarnings: _accepted, ...terms } = input.body
    return update({ bonusId, terms }, requestOf(input))
  })
  serve(app, calls.getGameConfig, async ({ query, refuse }) => {
    const bonus = await findBonusOf(db, target, query.bonusId)
    return bonus ? readGames(db, bonus) : refuse('ERR_BONUS_NOT_FOUND')
  })
  serve(app, calls.setGameConfig, (input) => {
    const { bonusId, kind, games } = input.body
    return update({ bonusId, games: { kind, games } }, requestOf(input))
  })
  serve(app, calls.assign, (input) => {
    const { bonusId, playerId } = input.body
    return offer({ bonusId, playerId }, requestOf(input))
  })
  const awards = awardsListed(needs)
  serve(app, calls.getPlayerRelations, async ({ query, caller, refuse }) =>
    (await isPlayer(db, query.playerId)) ? awards.page(query, caller) : refuse('ERR_PLAYER_NOT_FOUND'),
  )
  serve(app, history.getPlayerBonusDetail, ({ query }) => showBonusDetail(needs, query))
  serve(app, history.getPlayerBonusHistory, ({ query }) => showBonusHistory(needs, query))
  serve(app, getOwnBonus, ({ query, caller }) => showBonusDetail(needs, query, caller.playerId))
  serve(app, calls.cancelRelation, (input) => cancel({ awardId: input.body.awardId }, requestOf(input)))
  serve(app, calls.getPlayerBonuses, async ({ query, caller: { playerId } }) => {
    const page = await awardsOf(playerId, query)
    // A player who is kept from playing sees no offers; those that are still valid are shown again afterwards.
    if (!(await needs.isPlayingBlocked(db, playerId))) return page
    return { ...page, rows: page.rows.filter(({ state }) => state !== 'offered') }
  })
  serve(app, calls.activate, ({ body, caller }) => activateBonus(needs, body, caller.playerId))
  serve(app, calls.cancel, ({ body, caller }) => cancelBonus(needs, body.awardId, caller.playerId))
}
