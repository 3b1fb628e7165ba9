import type { FastifyInstance } from 'fastify'
import * as calls from '#contract/play-v1/promotions.ts'
import { serve } from '../../kernel/index.ts'
import { listForEverybody, listForPlayer } from './list-promotions.ts'
import type { PromotionNeeds } from './needs.ts'
import { takePromotion } from './take-promotion.ts'

/** Mounts what players see of campaigns, and what they take of them. */
export function promotionRoutes(app: FastifyInstance, needs: PromotionNeeds): void {
  serve(app, calls.listPromotions, () => listForEverybody(needs))
  serve(app, calls.listOwnPromotions, ({ caller }) => listForPlayer(needs, caller.playerId))
  serve(app, calls.takePromotion, ({ body, caller }) => takePromotion(needs, body, caller.playerId))
}
